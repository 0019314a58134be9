import { anacondaPlayers } from '../../../src/computers/anaconda/players.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import { anacondaProbe } from '../../games/anaconda/redeal.ts';
import { describePlayers } from '../describe-players.ts';

describePlayers(anaconda, anacondaProbe, anacondaPlayers);
