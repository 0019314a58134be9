import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { describeConformance } from '../../conformance/describe-conformance.ts';
import { jabberwockyProbe } from './redeal.ts';

describeConformance(jabberwocky, jabberwockyProbe);
