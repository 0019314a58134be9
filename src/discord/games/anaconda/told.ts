/** What happens in a hand, and who is to act, in sentences for everybody. */
import type { Seat } from '../../../engine/contract.ts';
import { isPass, passAt, priceOfCall, wagersOf } from '../../../games/anaconda/show.ts';
import type { AnacondaEvent } from '../../../games/anaconda/types.ts';
import { listNames } from '../../text/phrases.ts';
import type { AnacondaContext, AnacondaSay, EventOf } from './context.ts';
import { cardOfRoll } from './stage.ts';

/** What a player does, or the deal; everything else follows from one of these. */
const ACTS: ReadonlySet<AnacondaEvent['type']> = new Set([
  'dealt',
  'checked',
  'bet',
  'called',
  'raised',
  'folded',
  'ready',
]);

/** What just happened: the last act with all that came of it. */
export function tellLast(context: AnacondaContext): string {
  const { snapshot } = context;
  if (snapshot.public.phase === 'over') return context.say('prompt.over');
  const { events } = snapshot;
  const act = events.findLastIndex(({ type }) => ACTS.has(type));
  const told = events.slice(Math.max(0, act)).flatMap((event) => tellEvent(context, event));
  return told.length === 0 ? tellPrompt(context) : [...new Set(told)].join(' ');
}

/** Empty for what the panel shows otherwise, or what is not for everybody. */
function tellEvent(context: AnacondaContext, event: AnacondaEvent): readonly string[] {
  const { say } = context;
  switch (event.type) {
    case 'dealt':
      return tellDealt(context, event);
    case 'checked':
      return [say('happened.checked', { name: context.name(event.by) })];
    case 'bet':
      return [say('happened.bet', paidBy(context, event, event.paid)), ...allIn(say, event)];
    case 'called':
      return [say('happened.called', paidBy(context, event, event.paid)), ...allIn(say, event)];
    case 'raised':
      return [say('happened.raised', paidBy(context, event, event.more)), ...allIn(say, event)];
    case 'folded':
      return [say('happened.folded', { name: context.name(event.by) })];
    case 'ready':
      return [
        say('happened.ready', {
          name: context.name(event.by),
          step: isPass(event.stage) ? 'give' : event.stage,
        }),
      ];
    case 'passed':
      return [say('happened.passed')];
    case 'turned-up':
      return [say('happened.turned', { number: cardOfRoll(event.stage) })];
    case 'betting':
      return event.first === null ? [say('happened.noBets')] : [];
    default:
      return [];
  }
}

function tellDealt(context: AnacondaContext, dealt: EventOf<'dealt'>): readonly string[] {
  const { say, snapshot } = context;
  const { ante } = snapshot.public.options;
  const sentence = say('happened.dealt', {
    dealer: context.name(dealt.dealer),
    cards: dealt.cards,
    chips: say('chips.count', { count: ante }),
  });
  return dealt.allIn.length === 0
    ? [sentence]
    : [
        sentence,
        say('happened.antes', {
          count: dealt.allIn.length,
          names: nameAll(context, dealt.allIn),
        }),
      ];
}

function paidBy(context: AnacondaContext, { by }: { readonly by: Seat }, amount: number) {
  return { name: context.name(by), amount };
}

function allIn(say: AnacondaSay, event: { readonly allIn: boolean }): readonly string[] {
  return event.allIn ? [say('happened.allIn')] : [];
}

/** "**Ann**, **Bo** and **Cy**" */
export function nameAll(context: AnacondaContext, seats: readonly Seat[]): string {
  return listNames(
    context.say.language,
    seats.map((seat) => context.name(seat)),
  );
}

/** Who is to do what now. */
export function tellPrompt(context: AnacondaContext): string {
  const { say, snapshot } = context;
  const { phase, stage, options } = snapshot.public;
  const { turn } = snapshot;
  if (turn.length === 0) return say('prompt.over');
  const asked = { names: nameAll(context, turn), count: turn.length };
  if (isPass(stage)) return say('prompt.give', { ...asked, cards: passAt(options, stage).count });
  if (phase === 'arranging') return say('prompt.arrange', asked);
  if (phase === 'declaring') return say('prompt.declare', asked);
  return tellBetting(context);
}

function tellBetting(context: AnacondaContext): string {
  const { say, snapshot } = context;
  const [seat = 0] = snapshot.turn;
  const name = context.name(seat);
  const range = wagersOf(snapshot.public);
  const bounds = range === undefined ? 'none' : spanText(range);
  if (snapshot.public.toMatch === 0) return say('prompt.open', { name, bet: bounds });
  return say('prompt.answer', {
    name,
    price: priceOfCall(snapshot.public, seat),
    raise: bounds,
  });
}

/** "1–5", or "3" where there is one amount only. */
function spanText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min}–${max}`;
}
