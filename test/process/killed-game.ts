/**
 * Games by presses on a bot in a process of its own, which is killed at planned moments and started
 * again; after each kill everything that was promised is looked at.
 */
import { expect } from 'vitest';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { Sealed, Table } from '../../src/tables/types.ts';
import { answerOf } from '../support/answer-of.ts';
import { startBot, type BotProcess } from '../support/bot-process.ts';
import { doctorSays, storedTable, type StoredTable } from '../support/stored-table.ts';
import { isPrivate, type Guest } from '../support/table-driver.ts';
import { untilShown } from '../support/until-shown.ts';
import { publicFaults } from './current-panel.ts';
import { KeptPanels } from './kept-panels.ts';
import type { Kill } from './mortal-game.ts';

/** Only against what hangs; a busy machine takes its time. */
const DIES_WITHIN = 60_000;

export interface Place {
  readonly discord: LocalDiscord;
  readonly databaseUrl: string;
  readonly channel: string;
}

/** A press for which a kill is planned. */
interface FatalPress {
  readonly by: Guest;
  readonly kill: Kill;
  readonly begin: () => Attempt;
  /** For whoever reads why the test failed. */
  readonly name: string;
}

/** A bot that can be killed, and the kills that are still to come. */
export class MortalBot {
  readonly place: Place;
  /** What the present life has to keep current. */
  readonly #kept = new KeptPanels();
  #bot: BotProcess;
  #kills: readonly Kill[] = [];

  private constructor(place: Place, bot: BotProcess) {
    this.place = place;
    this.#bot = bot;
  }

  static async start(place: Place): Promise<MortalBot> {
    return new MortalBot(place, await startBot(place.discord, place.databaseUrl));
  }

  plan(kills: readonly Kill[]): void {
    this.#kills = kills;
  }

  get pending(): readonly Kill[] {
    return this.#kills;
  }

  stored(): Promise<StoredTable | undefined> {
    return storedTable(this.place.databaseUrl, this.place.channel);
  }

  /**
   * One press; where a kill is planned for it, the bot dies of it, and everything is looked at. The kill
   * stays planned, and nothing is pressed, where a private panel had to be opened before.
   */
  async press(by: Guest, moment: string | undefined, begin: () => Attempt): Promise<void> {
    const kill = this.#kills.find((one) => one.moment === moment);
    if (kill === undefined) {
      await this.#pressQuietly(by, begin);
      return;
    }
    await this.#die({ by, kill, begin, name: `${kill.moment}, killed when ${kill.step}` });
  }

  async end(): Promise<void> {
    await this.#bot.kill();
  }

  async #pressQuietly(by: Guest, begin: () => Attempt): Promise<string> {
    const attempt = begin();
    const words = await answerOf(attempt);
    if (this.#kills.some(({ step }) => step === 'edited')) await this.#followPrivate(by, attempt);
    return words;
  }

  /** Waits for the edits of private panels that a press has led to. */
  async #followPrivate(by: Guest, attempt: Attempt): Promise<void> {
    const stored = await this.stored();
    if (stored === undefined) return;
    this.#kept.answered(by, attempt, stored);
    await untilShown(this.place.discord, 'after a press', () => this.#kept.faults(stored));
    this.#kept.seen(stored);
  }

  async #die(press: FatalPress): Promise<void> {
    const { by, kill, begin, name } = press;
    // A new private panel takes the place of the old one, so the press is to be chosen anew.
    if (kill.step === 'edited' && (await this.#prepareForEdit(by))) return;
    await this.#expectCurrent(press);
    const before = await this.stored();
    this.#kills = this.#kills.filter((one) => one !== kill);
    await this.#bot.dieAt({ step: kill.step, occurrence: 1 });
    const attempt = begin();
    expect(await within(DIES_WITHIN, this.#bot.ended), name).toMatchObject({ signal: 'SIGKILL' });
    if (kill.step === 'answered' || kill.step === 'edited') {
      expect(attempt.outcome, name).toEqual({ type: 'answered' });
    }
    if (kill.step === 'edited') await this.#expectAnEdit(press, attempt);
    await this.#expectKept(before, press, attempt);
    this.#kept.forget();
    this.#bot = await startBot(this.place.discord, this.place.databaseUrl);
    await this.#expectKept(before, press, attempt);
    await this.#pressAgain(press);
    await this.#expectCurrent(press);
  }

  /**
   * Where a press is answered by the public panel itself, private panels alone are edited after it.
   * Gives whether one has been opened for that.
   */
  async #prepareForEdit(by: Guest): Promise<boolean> {
    const hand = by.find('hand');
    if (this.#kept.has(by) || hand === undefined) return false;
    await this.#pressQuietly(by, () => by.begin(hand));
    return this.#kept.has(by);
  }

  /**
   * One of the edits that the press leads to has been made: of a private panel, or of the public one
   * where that was not the answer.
   */
  async #expectAnEdit({ by, name }: FatalPress, attempt: Attempt): Promise<void> {
    const stored = await this.stored();
    if (stored === undefined) throw new Error('The table is not stored.');
    const answer = attempt.message?.message;
    const hasEditedPublic =
      answer !== undefined && isPrivate(answer) && publicFaults(by, stored).length === 0;
    const faults = this.#kept.faults(stored);
    const hasEditedPrivate = faults.length < this.#kept.due(stored);
    expect(hasEditedPublic || hasEditedPrivate, `${name}\n${faults.join('\n')}`).toBe(true);
  }

  /** An answered press has counted once, one that was only received not at all, and nothing else moved. */
  async #expectKept(
    before: StoredTable | undefined,
    { kill: { step, moment }, name }: FatalPress,
    attempt: Attempt,
  ): Promise<void> {
    expect((await doctorSays(this.place.databaseUrl)).at(-1), name).toBe('All is well.');
    const after = await this.stored();
    const isNew = moment === 'open' && step !== 'received';
    const known = isNew ? [] : (before?.log ?? []);
    const counted = step === 'received' ? [] : [attempt.id];
    expect(after?.log.slice(0, known.length) ?? [], name).toEqual(known);
    const added = after?.log.slice(known.length) ?? [];
    expect(
      added.map(({ interaction }) => interaction),
      name,
    ).toEqual(counted);
    if (isNew || (before === undefined && after === undefined)) return;
    // The hands follow from these, which the doctor has replayed.
    expect(after?.table.deal, name).toMatchObject(promisedTo(before?.table, after?.table));
    if (counted.length === 0) expect(after?.table.state, name).toEqual(before?.table.state);
  }

  /** The button of before the kill: it counts now if it did not before, and else says so. */
  async #pressAgain({ by, kill: { moment, step }, begin, name }: FatalPress): Promise<void> {
    // The bot died before it knew where its panel is; the next press on the panel tells it.
    if (moment === 'open' && step === 'answered') return;
    const before = (await this.stored())?.log.length ?? 0;
    const words = await orUndefined(this.#pressQuietly(by, begin));
    if (words === undefined) {
      await by.pressAction(by.find('hand') === undefined ? 'recap' : 'hand');
      return;
    }
    const after = (await this.stored())?.log.length ?? 0;
    expect(after - before, `${name}, again`).toBe(step === 'received' ? 1 : 0);
    expect(words, `${name}, again`).toMatch(/\p{L}{2}/u);
  }

  /** So that what a press before has still to show is not taken for a step of the next one. */
  async #expectCurrent({ by, name }: FatalPress): Promise<void> {
    const stored = await this.stored();
    if (stored === undefined) return;
    await untilShown(this.place.discord, name, () => publicFaults(by, stored));
  }
}

/** The deal of `before`, or what was promised for the next hand where that has been dealt since. */
function promisedTo(before: Table | undefined, after: Table | undefined): Sealed {
  const isSame = before?.deal.number === after?.deal.number;
  const promised = isSame ? before?.deal : before?.chips?.next;
  if (promised === undefined) throw new Error('Nothing was promised.');
  const { secret, commitment } = promised;
  return { secret, commitment };
}

/** Undefined where the button is not there any more, so that nobody can press it. */
async function orUndefined<T>(pressed: Promise<T>): Promise<T | undefined> {
  try {
    return await pressed;
  } catch (error) {
    if (error instanceof Error && error.name === 'ClientRefusal') return undefined;
    throw error;
  }
}

async function within<T>(limit: number, promise: Promise<T>): Promise<T | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
