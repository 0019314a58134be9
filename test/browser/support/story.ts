/**
 * A game of three that shows everything a player can do: offering, looking, passing on, passing
 * unseen, believing and doubting, until somebody has lost.
 */
import { answer, compose, handOver, offer, opener, otherThan } from './play.ts';
import { plain, type Visitor } from './visitor.ts';

/** Who keeps a card in each round has no hand left after 21 of them, and has lost by then. */
const ROUNDS_MAX = 24;

/** What a story passes through, for whoever wants to look at the pages then. */
export type Moment =
  | { readonly at: 'lobby' }
  | { readonly at: 'offering'; readonly opener: Visitor }
  | { readonly at: 'deciding' | 'passing'; readonly opener: Visitor; readonly decider: Visitor }
  | { readonly at: 'middle' }
  | { readonly at: 'end'; readonly loser: Visitor };

export type Trio = readonly [Visitor, Visitor, Visitor];

/** From the empty channel to the last panel; the first of the trio is the host. */
export async function playStory(
  trio: Trio,
  onMoment: (moment: Moment) => Promise<void>,
): Promise<void> {
  const [host, ...others] = trio;
  await openTable(host);
  for (const other of others) {
    await other.press(other.table(), host.tableWords.shell('button.join'));
  }
  await host.reads(host.table(), host.tableWords.shell('lobby.ready', { host: host.name }));
  await onMoment({ at: 'lobby' });
  await host.press(host.table(), host.tableWords.shell('button.start'));

  const first = await opener(host, trio);
  if (first === undefined) throw new Error('The game ended before it began.');
  const second = after(trio, first);
  const third = after(trio, second);
  await lookAndPassOn([first, second, third], onMoment);
  await passUnseen([third, first, second]);
  await onMoment({ at: 'middle' });
  await loseByTruth(second, [first, third], host);
  await host.reads(host.table(), host.tableWords.shell('ending.finished'));
  await onMoment({ at: 'end', loser: second });
}

/** Types what a newcomer knows, and takes what the page completes it to. */
async function openTable(host: Visitor): Promise<void> {
  await host.complete('/cock', '/cockroach start');
  await host.reads(host.table(), host.tableWords.shell('lobby.open', { host: host.name }));
}

/** A lie is offered; the second looks and passes the truth on; the third doubts it and keeps the card. */
async function lookAndPassOn(
  [first, second, third]: Trio,
  onMoment: (moment: Moment) => Promise<void>,
): Promise<void> {
  await first.press(first.table(), first.tableWords.shell('button.hand'));
  const { card } = await compose(first, second, otherThan);
  await onMoment({ at: 'offering', opener: first });
  await first.press(first.aside(), first.words.game('button.offer'));

  await pass(second);
  await onMoment({ at: 'deciding', opener: first, decider: second });
  await second.press(second.aside(), second.words.game('button.look'));
  await second
    .aside()
    .getByText(second.words.game('creature.one', { creature: card }))
    .first()
    .waitFor();
  await handOver(second, third, card);
  await onMoment({ at: 'passing', opener: first, decider: second });
  await second.press(second.aside(), second.words.game('button.passOn'));
  await answer(third, false);
}

/** The truth is offered; the second of these makes a lie of it without looking, and is believed. */
async function passUnseen([first, second, third]: Trio): Promise<void> {
  const { card } = await offer(first, second, (held) => held);
  await pass(second);
  await handOver(second, third, otherThan(card));
  await second.press(second.aside(), second.words.game('button.passUnseen'));
  await answer(third, true);
}

/** Whoever tells the truth and is believed keeps the card and opens again, until that loses. */
async function loseByTruth(
  loser: Visitor,
  others: readonly [Visitor, Visitor],
  reader: Visitor,
): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if ((await opener(reader, [loser])) === undefined) return;
    const judge = others[round % 2 === 0 ? 0 : 1];
    await offer(loser, judge, (held) => held);
    await answer(judge, true);
  }
  throw new Error('The game does not come to an end.');
}

/** Opens the private panel by way of the table. */
async function pass(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.table(), visitor.tableWords.game('button.pass'));
  await visitor.aside().getByText(firstWords(visitor)).first().waitFor();
}

const firstWords = (visitor: Visitor): string =>
  plain(visitor.words.game('decide.look')).split('*').join('').slice(0, 40);

const after = (trio: Trio, one: Visitor): Visitor => trio[(trio.indexOf(one) + 1) % 3] ?? trio[0];
