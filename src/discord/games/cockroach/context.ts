/** The contract of screens with this game's types filled in. */
import type { CockroachTypes } from '../../../games/cockroach/types.ts';
import type { Reaction, ScreenContext, SeatContext } from '../../screens/contract.ts';
import type { Say } from '../../text/say.ts';
import type { CockroachKey } from './catalogue/en.ts';

export type CockroachSay = Say<CockroachKey>;
export type CockroachContext = ScreenContext<CockroachTypes, CockroachKey>;
export type CockroachSeatContext = SeatContext<CockroachTypes, CockroachKey>;
export type CockroachReaction = Reaction<CockroachTypes, CockroachKey>;

/** One kind of event, by its name. */
export type EventOf<Name extends CockroachTypes['event']['type']> = Extract<
  CockroachTypes['event'],
  { readonly type: Name }
>;
