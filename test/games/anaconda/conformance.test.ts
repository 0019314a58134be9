import { anaconda } from '../../../src/games/anaconda/game.ts';
import { describeConformance } from '../../conformance/describe-conformance.ts';
import { anacondaProbe } from './redeal.ts';

describeConformance(anaconda, anacondaProbe);
