/** What happens in a game, and who is to act, in sentences for everybody. */
import type { YakEvent } from '../../../games/yak/types.ts';
import { cardCount, claimed, counted } from './cards.ts';
import type { EventOf, YakContext } from './context.ts';

/** What just happened: the newest event that has a sentence of its own. */
export function tellLast(context: YakContext): string {
  const { events } = context.snapshot;
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'dealt':
        return context.say('happened.dealt', { name: context.name(event.start) });
      case 'played':
        return tellPlayed(context, event, isNewest(events, 'last-phase', event));
      case 'doubted':
        return tellDoubted(context, event);
      case 'last-phase':
      case 'ended':
      case 'hands':
      case 'laid':
      case 'drew':
        break; // told together with what they follow from, or not for everybody
    }
  }
  return tellPrompt(context);
}

/** Whether an event of the type came after this one. */
function isNewest(events: readonly YakEvent[], type: YakEvent['type'], after: YakEvent): boolean {
  return events.slice(events.indexOf(after)).some((event) => event.type === type);
}

function tellPlayed(
  context: YakContext,
  { by, claim, pile }: EventOf<'played'>,
  endsDrawing: boolean,
): string {
  const { say } = context;
  const played = say(pile === 1 ? 'happened.opened' : 'happened.played', {
    name: context.name(by),
    claim: claimed(say, claim),
  });
  return endsDrawing ? `${played} ${say('happened.lastPhase')}` : played;
}

/** Claim, count and consequence of a doubt. */
export function tellDoubted(context: YakContext, doubted: EventOf<'doubted'>): string {
  const { say } = context;
  const { claim, count, holds, cards } = doubted;
  return say(holds ? 'happened.holds' : 'happened.fails', {
    doubter: context.name(doubted.doubter),
    claimant: context.name(doubted.claimant),
    claim: claimed(say, claim),
    count: counted(say, claim.animal, count),
    cards: cardCount(say, cards.length),
  });
}

/** The latest doubt; undefined before the first, and where it is too long ago to be known. */
export function lastDoubt({ snapshot }: YakContext): EventOf<'doubted'> | undefined {
  return snapshot.events.findLast((event) => event.type === 'doubted');
}

/** Who is to do what now. */
export function tellPrompt(context: YakContext): string {
  const { say, snapshot } = context;
  const { turn, claim } = snapshot.public;
  const [seat] = turn;
  if (seat === undefined) return say('prompt.over');
  const name = context.name(seat);
  if (claim === null) return say('prompt.open', { name });
  return say('prompt.play', { name, claim: claimed(say, claim) });
}
