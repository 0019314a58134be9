/**
 * Games by presses on a bot in a process of its own, which is killed at planned moments and started
 * again; after each kill everything that was promised is looked at.
 */
import { expect } from 'vitest';
import type { Step } from '../../src/discord/dispatcher/dispatcher.ts';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Attempt } from '../../src/local/member.ts';
import { startBot, type BotProcess } from '../support/bot-process.ts';
import { doctorSays, storedTable, type StoredTable } from '../support/stored-table.ts';
import { answerOf } from '../support/answer-of.ts';
import type { Guest } from '../support/table-driver.ts';
import { expectCurrentPanel } from './current-panel.ts';

/** What a press does to a table. */
export type Moment = 'open' | 'join' | 'start' | 'offer' | 'judge' | 'peek' | 'pass';

export interface Kill {
  readonly moment: Moment;
  readonly step: Step;
}

/** Longer than any press takes, also on a slow machine. */
const DIES_WITHIN = 15_000;

export interface Place {
  readonly discord: LocalDiscord;
  readonly databaseUrl: string;
  readonly channel: string;
}

/** A bot that can be killed, and the kills that are still to come. */
export class MortalBot {
  readonly place: Place;
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

  /** One press; where a kill is planned for it, the bot dies of it, and everything is looked at. */
  async press(by: Guest, moment: Moment | undefined, begin: () => Attempt): Promise<void> {
    const kill = this.#kills.find((one) => one.moment === moment);
    if (kill === undefined) {
      await answerOf(begin());
      return;
    }
    this.#kills = this.#kills.filter((one) => one !== kill);
    const name = `${kill.moment}, killed when ${kill.step}`;
    // What the presses before have still to show must not be taken for a step of this one.
    await this.#expectCurrent(by, name);
    const before = await this.stored();
    await this.#bot.dieAt({ step: kill.step, occurrence: 1 });
    const attempt = begin();
    expect(await within(DIES_WITHIN, this.#bot.ended), name).toMatchObject({ signal: 'SIGKILL' });
    if (kill.step === 'answered' || kill.step === 'edited') {
      expect(attempt.outcome, name).toEqual({ type: 'answered' });
    }
    await this.#expectKept(before, kill, attempt, name);
    this.#bot = await startBot(this.place.discord, this.place.databaseUrl);
    await this.#expectKept(before, kill, attempt, name);
    await this.#pressAgain(by, kill, begin);
    await this.#expectCurrent(by, name);
  }

  async end(): Promise<void> {
    await this.#bot.kill();
  }

  /** An answered press has counted once, one that was only received not at all, and nothing else moved. */
  async #expectKept(
    before: StoredTable | undefined,
    { step, moment }: Kill,
    attempt: Attempt,
    name: string,
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
    if (isNew) return;
    // The hands follow from these, which the doctor has replayed.
    expect(after?.table.deal.secret, name).toBe(before?.table.deal.secret);
    expect(after?.table.deal.commitment, name).toBe(before?.table.deal.commitment);
    if (counted.length === 0) expect(after?.table.state, name).toEqual(before?.table.state);
  }

  /** The button of before the kill: it counts now if it did not before, and else says so. */
  async #pressAgain(by: Guest, { moment, step }: Kill, begin: () => Attempt): Promise<void> {
    // The bot died before it knew where its panel is; the next press on the panel tells it.
    if (moment === 'open' && step === 'answered') return;
    const before = (await this.stored())?.log.length ?? 0;
    const again = begun(begin);
    if (again === undefined) {
      await by.pressAction('hand');
      return;
    }
    const words = await answerOf(again);
    const after = (await this.stored())?.log.length ?? 0;
    expect(after - before, `${moment} again`).toBe(step === 'received' ? 1 : 0);
    expect(words, `${moment} again`).toMatch(/\p{L}{2}/u);
  }

  async #expectCurrent(by: Guest, name: string): Promise<void> {
    const stored = await this.stored();
    if (stored !== undefined) await expectCurrentPanel(by, stored, name);
  }
}

/** Undefined where the button is not there any more, so that nobody can press it. */
function begun(begin: () => Attempt): Attempt | undefined {
  try {
    return begin();
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
