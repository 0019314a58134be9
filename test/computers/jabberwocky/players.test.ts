import { jabberwockyPlayers } from '../../../src/computers/jabberwocky/players.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { jabberwockyProbe } from '../../games/jabberwocky/redeal.ts';
import { describePlayers } from '../describe-players.ts';

describePlayers(jabberwocky, jabberwockyProbe, jabberwockyPlayers);
