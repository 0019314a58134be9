/**
 * What follows from a table's reminder: those whom it waits for are mentioned once, if they want that,
 * and whoever is no longer on the server is not waited for any longer. Discord is asked for a member
 * only here, so never more often than a table reminds.
 */
import type { TableReader, Tables } from '../../tables/api.ts';
import type { UserId } from '../../tables/types.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { troubleOf } from '../api/errors.ts';
import type { People } from '../people-port.ts';
import type { Log } from '../log-port.ts';
import { isReminded, peopleAwaited } from './attendance.ts';
import type { Keeper } from './keeper.ts';

export interface ReminderParts {
  readonly api: Pick<DiscordApi, 'member'>;
  readonly tables: Pick<Tables, 'memberGone' | 'read'>;
  readonly keeper: Pick<Keeper, 'remind' | 'trouble'>;
  readonly people: Pick<People, 'unmentioned'>;
  readonly log: Log;
}

export interface Reminders {
  /** After the table has noted that it reminds. */
  remind(reader: TableReader): void;
  /** Resolves when the reminders under way are done. */
  stop(): Promise<void>;
}

export function createReminders({ api, tables, keeper, people, log }: ReminderParts): Reminders {
  const underWay = new Set<Promise<void>>();

  async function remind(reader: TableReader): Promise<void> {
    const { id, guild } = reader.info;
    // Where the panel cannot be written nobody is asked for either.
    if (keeper.trouble(id) !== undefined) return;
    const awaited = peopleAwaited(reader);
    const isMissing = await Promise.all(awaited.map((user) => isGone(guild, user)));
    for (const user of awaited.filter((_user, index) => isMissing[index])) {
      await tables.memberGone(id, user);
    }
    // Somebody may have moved while Discord was asked.
    const now = await tables.read(id);
    if (now === undefined || !isReminded(now)) return;
    const waiting = peopleAwaited(now);
    const unmentioned = await people.unmentioned(waiting);
    keeper.remind(
      now,
      waiting.filter((user) => !unmentioned.includes(user)),
    );
  }

  /** Only a clear answer counts; without one the deadline takes care of the person. */
  async function isGone(guild: TableReader['info']['guild'], user: UserId): Promise<boolean> {
    try {
      await api.member(guild, user);
      return false;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== 'person-gone') {
        log.info({ err: error, guild }, 'Discord did not say whether somebody is on the server.');
      }
      return trouble === 'person-gone';
    }
  }

  return {
    remind(reader) {
      const done = remind(reader)
        .catch((error: unknown) => log.error({ err: error }, 'A reminder met a fault.'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async stop() {
      await Promise.all(underWay);
    },
  };
}
