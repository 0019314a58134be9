/**
 * A table of three who play by hand while others, with seats at another table or none, press everything
 * there is and more. What must hold afterwards is checked by what is stored and by what people see.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { BY_HAND } from '../../../src/discord/dispatcher/press-limit.ts';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import { controlsOf, isPrivate, textOf } from '../../support/table-driver.ts';
import { playOnce, readTable, startTable, type PlayedTable } from '../../support/table-play.ts';
import type { TableWorld } from '../../support/table-world.ts';
import { watchStalls, type Stalls } from '../stalls.ts';
import type { Target } from './forgeries.ts';
import { intrude, type Intruder } from './intruder.ts';

const { ana, zoe, juergen, chloe, sakura, olumide, priya } = defaultIds;
const PLAYERS = [zoe, juergen, ana] as const;
/** They sit at a table of their own in another channel. */
const NEIGHBOURS = [chloe, sakura] as const;
const STRANGERS = [olumide, priya] as const;
/** Between two presses of somebody who plays, in milliseconds. */
const THINKING = 100;

export interface SiegePlan {
  readonly game: string;
  /** Presses of the players before the intruders come, and among them. */
  readonly presses: number;
  /** Presses a second of one intruder, and of each of the three others. */
  readonly fierce: number;
  readonly steady: number;
}

export interface Siege {
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  readonly forged: number;
  /** Forged presses that were answered with words. */
  readonly told: number;
  /** How long the players waited for their answers, in milliseconds: without the intruders, and with them. */
  readonly calm: readonly number[];
  readonly besieged: readonly number[];
}

export async function besiege(
  world: TableWorld,
  plan: SiegePlan,
  channels: { readonly here: string; readonly elsewhere: string },
  draw: Draw,
): Promise<Siege> {
  const options = { pace: 'none', ...(plan.game === 'anaconda' ? { 'buy-in': 20 } : {}) };
  const table = await startTable(world, channels.here, PLAYERS, plan.game, options);
  await startTable(world, channels.elsewhere, NEIGHBOURS, 'cockroach', { pace: 'none' });
  const opening = await mustRead(table);
  const stalls = watchStalls();
  const calm = await play(table, plan.presses, stalls, draw);

  let target = await targetOf(table);
  const intruders = [...STRANGERS, ...NEIGHBOURS].map((id, index) =>
    intrude({
      discord: world.discord,
      id,
      channel: channels.here,
      perSecond: index === 0 ? plan.fierce : plan.steady,
      target: () => target,
      draw,
    }),
  );
  const began = Date.now();
  const besieged = await play(table, plan.presses, stalls, draw, async () => {
    target = await targetOf(table);
  });
  for (const intruder of intruders) intruder.stop();
  const seconds = (Date.now() - began) / 1_000;
  // Answered, or waited for in vain.
  await Promise.all(intruders.flatMap(({ sent }) => sent.map(({ attempt }) => attempt.settled())));
  stalls.stop();

  return {
    faults: [
      ...(await changesBy(world, opening, intruders)),
      ...(await panelFaults(table)),
      ...intruders.flatMap((intruder) => answerFaults(intruder, seconds, stalls)),
    ],
    forged: intruders.reduce((sum, { sent }) => sum + sent.length, 0),
    told: intruders.reduce((sum, { sent }) => sum + wordsFor(sent), 0),
    calm,
    besieged,
  };
}

/** Gives how long each answer took. */
async function play(
  table: PlayedTable,
  presses: number,
  stalls: Stalls,
  draw: Draw,
  after: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly number[]> {
  const waited: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await pause(THINKING + draw(THINKING));
    const began = Date.now();
    try {
      const goesOn = await playOnce(table, draw, () => {
        waited.push(Date.now() - began);
      });
      if (!goesOn) break;
    } catch (error) {
      if (!stalls.ate(began)) throw error;
    }
    await after();
  }
  return waited;
}

async function targetOf(table: PlayedTable): Promise<Target | undefined> {
  const reader = await readTable(table);
  const open = reader?.publicSnapshot()?.decisions.filter((decision) => decision !== null) ?? [];
  if (reader === undefined) return undefined;
  const messages = table.guests.flatMap((guest) => guest.messages());
  return {
    table: reader.info.id,
    players: PLAYERS,
    ids: messages.flatMap((message) => controlsOf(message).map(({ custom_id }) => custom_id)),
    decisions: [reader.info.revision, ...open, 0, reader.info.revision + 1],
  };
}

async function mustRead(table: PlayedTable): Promise<TableReader> {
  const reader = await readTable(table);
  if (reader === undefined) throw new Error('The table is gone.');
  return reader;
}

/** Nothing in the log of the table was pressed by an intruder. */
async function changesBy(
  world: TableWorld,
  { info }: TableReader,
  intruders: readonly Intruder[],
): Promise<readonly string[]> {
  const forged = new Set(intruders.flatMap(({ sent }) => sent.map(({ attempt }) => attempt.id)));
  const foreign = (await world.storage.log(info.id)).filter(
    ({ interaction, by }) =>
      forged.has(interaction ?? '') || !PLAYERS.some((player) => player === by),
  );
  return foreign.map(
    ({ action, by }) => `${action.type} by ${by ?? 'nobody'} got into the log of the table.`,
  );
}

/** One public message, and it shows the table as it is. */
async function panelFaults(table: PlayedTable): Promise<readonly string[]> {
  const reader = await mustRead(table);
  const shown = (table.guests[0]?.messages() ?? []).filter((message) => !isPrivate(message));
  const [panel, ...others] = shown;
  if (panel === undefined || others.length > 0)
    return [`${shown.length} public messages stand there.`];
  const isCurrent = textOf(panel) === textOf(renderPanel(createScreens(SCREENS), reader));
  return isCurrent ? [] : ['The panel does not show the table as it is.'];
}

/** Every press was answered, and no more of them in words than a person is worth. */
function answerFaults({ id, sent }: Intruder, seconds: number, stalls: Stalls): readonly string[] {
  const failed = sent.filter(
    ({ attempt, at }) => attempt.outcome.type === 'failed' && !stalls.ate(at),
  );
  const words = wordsFor(sent);
  const { burst, perSecond } = BY_HAND;
  const most = Math.ceil(burst + perSecond * seconds) + 1;
  return [
    ...failed.map(({ attempt: _attempt, ...forged }) => `Not answered: ${JSON.stringify(forged)}`),
    ...(words > most ? [`${id} was told ${words} things in ${seconds.toFixed(0)} seconds.`] : []),
  ];
}

function wordsFor(sent: Intruder['sent']): number {
  return sent.filter(({ attempt }) => attempt.outcome.type === 'answered').length;
}
