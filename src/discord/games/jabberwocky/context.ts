/** The contract of screens with this game's types filled in. */
import type { JabberwockyTypes } from '../../../games/jabberwocky/types.ts';
import type { Reaction, ScreenContext, SeatContext } from '../../screens/contract.ts';
import type { Say } from '../../text/say.ts';
import type { JabberwockyKey } from './catalogue/en.ts';

export type JabberwockySay = Say<JabberwockyKey>;
export type JabberwockyContext = ScreenContext<JabberwockyTypes, JabberwockyKey>;
export type JabberwockySeatContext = SeatContext<JabberwockyTypes, JabberwockyKey>;
export type JabberwockyReaction = Reaction<JabberwockyTypes, JabberwockyKey>;

/** One kind of event, by its name. */
export type EventOf<Name extends JabberwockyTypes['event']['type']> = Extract<
  JabberwockyTypes['event'],
  { readonly type: Name }
>;
