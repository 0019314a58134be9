import { cockroachPlayers } from '../../../src/computers/cockroach/players.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import { cockroachProbe } from '../../games/cockroach/redeal.ts';
import { describePlayers } from '../describe-players.ts';

describePlayers(cockroach, cockroachProbe, cockroachPlayers);
