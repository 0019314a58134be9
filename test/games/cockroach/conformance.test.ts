import { cockroach } from '../../../src/games/cockroach/game.ts';
import { describeConformance } from '../../conformance/describe-conformance.ts';
import { cockroachProbe } from './redeal.ts';

describeConformance(cockroach, cockroachProbe);
