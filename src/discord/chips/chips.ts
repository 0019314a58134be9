/**
 * `/chips [player]`: what somebody has on this server and how they fared. What the buttons below it show
 * and do is always about whoever presses them; no id says whose chips they mean.
 */
import { TOP_UP_BELOW, topUpFor } from '../../chips/rules.ts';
import type { Tables } from '../../tables/api.ts';
import type { UserId } from '../../tables/types.ts';
import {
  isOnPrivateMessage,
  type Answer,
  type Incoming,
  type IncomingCommand,
  type IncomingComponent,
  type MessageBody,
} from '../contract.ts';
import { isUserId, type PurseStep } from '../ids.ts';
import type { Purse } from '../purse-port.ts';
import type { Screens } from '../screens/screens.ts';
import { snowflakeTime } from '../snowflake.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { escapeName } from '../text/markdown.ts';
import { LINES_A_PAGE } from './ledger.ts';
import { ownPursePanel, pursePanel, type Fortune, type OwnPurse } from './purse-panel.ts';
import { LISTED, rankingPanel } from './ranking.ts';

interface Parts {
  readonly tables: Pick<Tables, 'records'>;
  readonly purse: Purse;
  readonly screens: Screens;
}

export async function answerChips(incoming: IncomingCommand, parts: Parts): Promise<Answer> {
  const asked = askedPerson(incoming);
  if (asked === undefined) return { type: 'private', body: await ownPurse(incoming, parts, 0) };
  const fortune = await fortuneOf(incoming, parts, asked);
  const name = nameOf(incoming, asked);
  return {
    type: 'private',
    body: pursePanel(parts.screens, fortune, name, incoming.language),
  };
}

/** A press on one of the buttons. */
export async function answerPurse(
  incoming: IncomingComponent,
  step: PurseStep,
  parts: Parts,
): Promise<Answer> {
  switch (step) {
    case 'own':
      return inPlace(incoming, await ownPurse(incoming, parts, 0));
    case 'top-up':
      return inPlace(incoming, await topUp(incoming, parts));
    case 'ranking': {
      const ranked = await parts.purse.ranking(incoming.press.guild, LISTED);
      return inPlace(incoming, rankingPanel(ranked, incoming.language));
    }
  }
}

/** Another page of the presser's ledger. */
export async function turnLedger(
  incoming: IncomingComponent,
  page: number,
  parts: Parts,
): Promise<Answer> {
  return inPlace(incoming, await ownPurse(incoming, parts, page));
}

function inPlace(incoming: Incoming, body: MessageBody): Answer {
  return { type: isOnPrivateMessage(incoming) ? 'update' : 'private', body };
}

async function topUp(incoming: IncomingComponent, parts: Parts): Promise<MessageBody> {
  const { guild, user, interaction } = incoming.press;
  const at = snowflakeTime(interaction);
  const request = { guild, user, interaction, at };
  const given = await parts.purse.topUp(request, (holdings) => topUpFor(holdings, at));
  const say = chipsSay(incoming.language);
  if (given.ok) {
    const chips = say('chips.amount', { count: given.value });
    return ownPurse(incoming, parts, 0, say('purse.topped-up', { chips }));
  }
  // The panel itself says when the next one is possible, and shows what a doubled press has brought.
  const isEnough = given.refusal !== 'duplicate' && given.refusal.code === 'enough';
  if (!isEnough) return ownPurse(incoming, parts, 0);
  const chips = say('chips.amount', { count: TOP_UP_BELOW });
  return ownPurse(incoming, parts, 0, say('purse.enough', { chips }));
}

async function ownPurse(
  incoming: Incoming,
  parts: Parts,
  page: number,
  notice?: string,
): Promise<MessageBody> {
  const { guild, user, interaction } = incoming.press;
  const [fortune, lines] = await Promise.all([
    fortuneOf(incoming, parts, user),
    // One more than is shown tells whether there is another page.
    parts.purse.ledgerLines(guild, user, {
      offset: page * LINES_A_PAGE,
      limit: LINES_A_PAGE + 1,
    }),
  ]);
  // Pages come from outside, and may lie behind the last one.
  if (lines.length === 0 && page > 0) return ownPurse(incoming, parts, 0, notice);
  const own: OwnPurse = {
    ...fortune,
    topUp: topUpFor(fortune.holdings, snowflakeTime(interaction)),
    lines,
    page,
    ...(notice === undefined ? {} : { notice }),
  };
  return ownPursePanel(parts.screens, own, incoming.language);
}

async function fortuneOf(
  { press }: Incoming,
  { purse, tables }: Parts,
  user: UserId,
): Promise<Fortune> {
  const { guild, interaction } = press;
  const [holdings, record, games] = await Promise.all([
    purse.holdings(guild, user, snowflakeTime(interaction)),
    purse.chipRecord(guild, user),
    tables.records(guild, user),
  ]);
  return { holdings, record, games };
}

/** Undefined where the person asks about themself. */
function askedPerson({ options, press }: IncomingCommand): UserId | undefined {
  const { player } = options;
  return typeof player === 'string' && isUserId(player) && player !== press.user
    ? player
    : undefined;
}

/** A mention where Discord did not say the name: it shows one and, without `mention`, notifies nobody. */
function nameOf({ people }: IncomingCommand, user: UserId): string {
  const name = people[user];
  return name === undefined ? `<@${user}>` : `**${escapeName(name)}**`;
}
