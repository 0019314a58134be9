/** How a bid is made: by a button each where they are few or for one pair of eyes, else by a select. */
import {
  ButtonStyle,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { hookedBid } from '../../../games/jabberwocky/show.ts';
import { button, selectRow } from '../../panels/components.ts';
import type { JabberwockyContext } from './context.ts';

/** Buttons that the public panel has room for. */
const FEW = 4;

/** A button for each number of tricks while bids are made; the one that the hook forbids is dead. */
export function bidButtons(context: JabberwockyContext): readonly APIButtonComponentWithCustomId[] {
  const { bids, cards } = context.snapshot.public;
  const hooked = hookedBid(bids, cards);
  return possibleBids(context).map((tricks) =>
    button(
      context.id('bid', [tricks]),
      String(tricks),
      tricks === hooked ? ButtonStyle.Secondary : ButtonStyle.Primary,
      tricks === hooked,
    ),
  );
}

/** The legal bids, where they are more than a row of buttons; a select has no dead options. */
export function bidSelect(
  context: JabberwockyContext,
): APIActionRowComponent<APIStringSelectComponent> | undefined {
  const { say, snapshot } = context;
  const { bids, cards } = snapshot.public;
  const hooked = hookedBid(bids, cards);
  const possible = possibleBids(context);
  if (possible.length <= FEW) return undefined;
  return selectRow({
    id: context.id('bid'),
    placeholder: say('choose.bid'),
    options: possible
      .filter((tricks) => tricks !== hooked)
      .map((tricks) => ({ value: String(tricks), label: say('option.bid', { tricks }) })),
  });
}

/** From none to as many as there are cards; none at all while nobody bids. */
function possibleBids({ snapshot }: JabberwockyContext): readonly number[] {
  const { phase, cards } = snapshot.public;
  if (phase !== 'bidding' || snapshot.turn.length === 0) return [];
  return Array.from({ length: cards + 1 }, (_, tricks) => tricks);
}
