import { yak } from '../../../src/games/yak/game.ts';
import { describeConformance } from '../../conformance/describe-conformance.ts';
import { yakProbe } from './redeal.ts';

describeConformance(yak, yakProbe);
