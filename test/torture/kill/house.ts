/** A bot that lives and dies again and again, with people at many tables who go on whenever it is there. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../src/engine/random.ts';
import { LocalDiscord } from '../../../src/local/local-discord.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { publicFaults } from '../../process/current-panel.ts';
import { doctorSays, storedTable } from '../../support/stored-table.ts';
import { Guest } from '../../support/table-driver.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-folder.ts';
import { untilShown } from '../../support/until-shown.ts';
import { crowd, type Corner } from '../crowd.ts';
import { startBuiltBot, type BuiltBot } from './built-bot.ts';
import { copyDatabase, examineCopy } from './examination.ts';
import { Kept } from './kept.ts';
import { Secrets } from './secrets.ts';
import { TableLife, type Lifetime } from './table-life.ts';
import { planOf, SEATS_MAX } from './table-plans.ts';
import { openWatch } from './watch.ts';

/** Within which the moment of a death falls, after the press that it follows, in milliseconds. */
const MOMENTS = 40;
/** In which what a dead bot has sent before is read. */
const ON_THE_WAY = 50;
/** A fault or worse in the bot's own log. On a machine that does much else computers think too slowly. */
const COMPLAINT = /^.*"level":(?:50|60)(?!.*computers think was replaced).*$/m;

/** How people stop pressing. */
interface End {
  /** Each of them has the answer to the last press. */
  readonly calmly: () => Promise<void>;
  /** The bot is dead, so that nobody waits for an answer. */
  readonly dead: () => Promise<void>;
  /** Rejects where something is wrong before. */
  readonly failed: Promise<never>;
}

export class House {
  readonly kept = new Kept();
  kills = 0;
  /** Of the presses that were cut off, those that had counted all the same. */
  cutOffCounted = 0;
  readonly #discord: LocalDiscord;
  readonly #folder: TemporaryFolder;
  readonly #corners: readonly Corner[];
  readonly #lives: readonly TableLife[];
  readonly #draw: Draw;
  readonly #secrets: Secrets;
  #bot: BuiltBot;
  /** How many of those told to count, and of those that cannot, the last look has seen. */
  readonly #seen = { counted: 0, voids: 0 };

  private constructor(
    discord: LocalDiscord,
    folder: TemporaryFolder,
    corners: readonly Corner[],
    seed: string,
    secrets: Secrets,
    bot: BuiltBot,
  ) {
    this.#discord = discord;
    this.#folder = folder;
    this.#corners = corners;
    this.#bot = bot;
    this.#secrets = secrets;
    this.#draw = seededDraw(seed, 'deaths');
    this.#lives = corners.map(({ channel, people }, number) => {
      const draw = seededDraw(seed, 'corner', number);
      const plan = planOf(number, draw);
      const guests = people.slice(0, plan.seats).map((id) => new Guest(discord, id, channel));
      return new TableLife({ discord, guests, plan, draw }, channel, this.kept);
    });
  }

  static async open(seed: string, tables: number): Promise<House> {
    const folder = temporaryFolder();
    const { world, corners } = crowd(tables, SEATS_MAX);
    const options = { port: 0, token: 'torture.test.token', rateLimits: false, world };
    const discord = await LocalDiscord.start(options);
    const secrets = new Secrets(discord);
    const bot = await startBuiltBot(discord, folder.database());
    return new House(discord, folder, corners, seed, secrets, bot);
  }

  /** Lives for about so many presses, dies, and is examined while the next bot starts. Gives what is wrong. */
  async die(presses: number): Promise<readonly string[]> {
    const end = this.#begin();
    await Promise.race([this.kept.more(1 + this.#draw(2 * presses)), end.failed]);
    await pause(this.#draw(MOMENTS));
    await this.#bot.kill();
    await end.dead();
    this.kills += 1;
    const log = this.#bot.output();
    await pause(ON_THE_WAY);
    const url = this.#folder.database();
    copyDatabase(fileOf(url), fileOf(this.#copyUrl));
    const [bot, faults] = await Promise.all([
      startBuiltBot(this.#discord, url),
      this.#examine(this.kept.buried(), log),
    ]);
    this.#bot = bot;
    return faults.map((fault) => `after kill ${this.kills}: ${fault}`);
  }

  /** The whole doctor, on the database as the last kill has left it. */
  async examineAll(): Promise<readonly string[]> {
    const lines = await doctorSays(this.#copyUrl);
    return lines.at(-1) === 'All is well.' ? [] : lines;
  }

  /** Every table goes on once more, and every panel shows how it stands. */
  async goOn(): Promise<void> {
    const end = this.#begin();
    const before = this.#lives.map(({ counted }) => counted);
    const isOn = () => this.#lives.every(({ counted }, place) => counted > (before[place] ?? 0));
    while (!isOn()) await Promise.race([pause(ON_THE_WAY), end.failed]);
    await end.calmly();
    const url = this.#folder.database();
    for (const { company, channel } of this.#lives) {
      const stored = await storedTable(url, channel);
      const [guest] = company.guests;
      if (stored === undefined || guest === undefined) continue;
      await untilShown(this.#discord, channel, () => publicFaults(guest, stored));
    }
  }

  async close(): Promise<void> {
    await this.#bot.kill();
    await this.#discord.close();
    this.#folder.remove();
  }

  get #copyUrl(): string {
    return this.#folder.database(path.join('examined.db'));
  }

  /** Everybody begins to press. */
  #begin(): End {
    const watch = openWatch(this.#folder.database());
    let isOver = false;
    let stop: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (stop = resolve));
    const lifetime: Lifetime = { isOver: () => isOver, over, watch };
    const living = Promise.all(this.#lives.map((life) => life.live(lifetime)));
    const failed = new Promise<never>((_resolve, reject) => {
      living.catch(reject);
    });
    failed.catch(() => undefined);
    const calmly = async (): Promise<void> => {
      isOver = true;
      await living;
      await watch.close();
    };
    return {
      failed,
      calmly,
      dead() {
        stop();
        return calmly();
      },
    };
  }

  async #examine(unanswered: readonly string[], log: string): Promise<readonly string[]> {
    const { counted, voids } = this.kept;
    const { faults, unansweredCounted, secrets } = await examineCopy(this.#copyUrl, {
      tables: this.#lives.flatMap((life) => life.takeTouched()),
      counted: counted.slice(this.#seen.counted),
      voids: voids.slice(this.#seen.voids),
      unanswered,
      guild: defaultIds.guild,
      people: this.#corners.flatMap(({ people }) => people),
    });
    this.#seen.counted = counted.length;
    this.#seen.voids = voids.length;
    this.cutOffCounted += unansweredCounted;
    return [...complaintsIn(log), ...this.#secrets.toldIn(log, secrets), ...faults];
  }
}

function complaintsIn(log: string): readonly string[] {
  const complaint = COMPLAINT.exec(log)?.[0];
  return complaint === undefined ? [] : [`The bot complained: ${complaint.slice(0, 1_000)}`];
}

const fileOf = (url: string): string => url.slice('file:'.length);
