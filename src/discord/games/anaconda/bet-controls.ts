/**
 * How somebody on turn in a betting round acts, alike on the public and on the private panel: a button
 * each for check or call, the least and the most that may be bet, and fold; what lies between in a
 * select, or where it is too much for one in a form that asks for a number.
 */
import {
  ButtonStyle,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { priceOfCall, wagersOf } from '../../../games/anaconda/show.ts';
import { button, selectRow } from '../../panels/components.ts';
import type { AnacondaContext } from './context.ts';

/** Options that Discord gives a select. */
const SELECT_MAX = 25;

export interface BetControls {
  /** At most four. */
  readonly buttons: readonly APIButtonComponentWithCustomId[];
  readonly select?: APIActionRowComponent<APIStringSelectComponent>;
}

/** Nothing outside a betting round. */
export function betControls(context: AnacondaContext): BetControls {
  const { say, snapshot } = context;
  if (snapshot.public.phase !== 'betting' || snapshot.turn.length === 0) return { buttons: [] };
  const between = amountsBetween(context);
  const isMany = between.length > SELECT_MAX;
  const buttons = [
    matchButton(context),
    ...quickAmounts(context, isMany).map((amount) =>
      button(
        context.id(wager(context), [amount]),
        amountLabel(context, amount),
        ButtonStyle.Success,
      ),
    ),
    ...(isMany ? [moreButton(context)] : []),
    button(context.id('fold'), say('button.fold'), ButtonStyle.Danger),
  ];
  if (between.length === 0 || isMany) return { buttons };
  const select = selectRow({
    id: context.id(wager(context)),
    placeholder: say(wager(context) === 'bet' ? 'choose.bet' : 'choose.raise'),
    options: between.map((amount) => ({
      value: String(amount),
      label: amountLabel(context, amount),
    })),
  });
  return { buttons, select };
}

/** What the seat on turn may do besides matching: the action of its id. */
function wager({ snapshot }: AnacondaContext): 'bet' | 'raise' {
  return snapshot.public.toMatch === 0 ? 'bet' : 'raise';
}

/** The least and the most, the one for which there is a button; the most is typed where there are many. */
function quickAmounts({ snapshot }: AnacondaContext, isMany: boolean): readonly number[] {
  const range = wagersOf(snapshot.public);
  if (range === undefined) return [];
  return isMany || range.min === range.max ? [range.min] : [range.min, range.max];
}

function amountsBetween({ snapshot }: AnacondaContext): readonly number[] {
  const { min, max } = wagersOf(snapshot.public) ?? { min: 0, max: 0 };
  return Array.from({ length: Math.max(0, max - min - 1) }, (_, step) => min + 1 + step);
}

function matchButton(context: AnacondaContext): APIButtonComponentWithCustomId {
  const { say, snapshot } = context;
  const [seat = 0] = snapshot.turn;
  if (wager(context) === 'bet') {
    return button(context.id('check'), say('button.check'), ButtonStyle.Primary);
  }
  const price = priceOfCall(snapshot.public, seat);
  const allIn = price === snapshot.public.stacks[seat] ? 'yes' : 'no';
  return button(context.id('call'), say('button.call', { price, allIn }), ButtonStyle.Primary);
}

function amountLabel(context: AnacondaContext, amount: number): string {
  const { say, snapshot } = context;
  const [seat = 0] = snapshot.turn;
  const cost = priceOfCall(snapshot.public, seat) + amount;
  const allIn = cost === snapshot.public.stacks[seat] ? 'yes' : 'no';
  return say(wager(context) === 'bet' ? 'button.bet' : 'button.raise', { amount, allIn });
}

function moreButton(context: AnacondaContext): APIButtonComponentWithCustomId {
  const { say } = context;
  return wager(context) === 'bet'
    ? button(context.id('bet-more'), say('button.betMore'))
    : button(context.id('raise-more'), say('button.raiseMore'));
}
