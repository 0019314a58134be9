/** The contract of screens with this game's types filled in. */
import type { AnacondaTypes } from '../../../games/anaconda/types.ts';
import type { Reaction, ScreenContext, SeatContext } from '../../screens/contract.ts';
import type { Say } from '../../text/say.ts';
import type { AnacondaKey } from './catalogue/en.ts';

export type AnacondaSay = Say<AnacondaKey>;
export type AnacondaContext = ScreenContext<AnacondaTypes, AnacondaKey>;
export type AnacondaSeatContext = SeatContext<AnacondaTypes, AnacondaKey>;
export type AnacondaReaction = Reaction<AnacondaTypes, AnacondaKey>;

/** One kind of event, by its name. */
export type EventOf<Name extends AnacondaTypes['event']['type']> = Extract<
  AnacondaTypes['event'],
  { readonly type: Name }
>;
