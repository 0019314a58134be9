import { yakPlayers } from '../../../src/computers/yak/players.ts';
import { yak } from '../../../src/games/yak/game.ts';
import { yakProbe } from '../../games/yak/redeal.ts';
import { describePlayers } from '../describe-players.ts';

describePlayers(yak, yakProbe, yakPlayers);
