/** The contract of screens with this game's types filled in. */
import type { YakTypes } from '../../../games/yak/types.ts';
import type { Reaction, ScreenContext, SeatContext } from '../../screens/contract.ts';
import type { Say } from '../../text/say.ts';
import type { YakKey } from './catalogue/en.ts';

export type YakSay = Say<YakKey>;
export type YakContext = ScreenContext<YakTypes, YakKey>;
export type YakSeatContext = SeatContext<YakTypes, YakKey>;
export type YakReaction = Reaction<YakTypes, YakKey>;

/** One kind of event, by its name. */
export type EventOf<Name extends YakTypes['event']['type']> = Extract<
  YakTypes['event'],
  { readonly type: Name }
>;
