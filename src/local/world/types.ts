/**
 * What this Discord remembers. Every record is readonly: a change puts a new record in its place,
 * so that whoever holds an old one (a view, an event on its way) sees what it saw.
 */
import type { APIApplicationCommand, APIMessage, ChannelType } from 'discord-api-types/v10';

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly bot: boolean;
  /** The language of this person's client. */
  readonly locale: string;
  readonly colour: string;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  /** A decimal bit set, as the API writes it. */
  readonly permissions: string;
  readonly position: number;
}

export interface Overwrite {
  readonly id: string;
  /** 0 for a role, 1 for a member. */
  readonly type: 0 | 1;
  readonly allow: string;
  readonly deny: string;
}

export interface Membership {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly nick?: string | undefined;
  readonly joinedAt: string;
  readonly timedOutUntil?: string | undefined;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly preferredLocale: string;
  readonly roles: readonly Role[];
  readonly members: readonly Membership[];
}

export interface ThreadState {
  readonly ownerId: string;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly autoArchiveMinutes: number;
  readonly archiveTimestamp: string;
  readonly createdAt: string;
}

export interface Channel {
  readonly id: string;
  /** Absent for a direct-message channel. */
  readonly guildId?: string | undefined;
  readonly type: ChannelType;
  readonly name: string;
  readonly topic?: string | undefined;
  readonly parentId?: string | undefined;
  readonly position: number;
  readonly overwrites: readonly Overwrite[];
  readonly thread?: ThreadState | undefined;
  /** The other person of a direct-message channel. */
  readonly recipientId?: string | undefined;
  readonly lastMessageId?: string | undefined;
}

/** A message and what the API does not show of it. */
export interface Entry {
  readonly message: APIMessage;
  readonly guildId?: string | undefined;
  /** The only person who sees this message, where it is ephemeral. */
  readonly ephemeralFor?: string | undefined;
  /** The interaction whose token may edit this message. */
  readonly interactionId?: string | undefined;
  /** Every file of the message, also those that only a component shows. */
  readonly files: readonly StoredAttachment[];
  /** Whom the message notified when it was posted; edits notify nobody. */
  readonly notified: readonly string[];
}

export interface StoredAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string | undefined;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
}

export interface Emoji {
  readonly id: string;
  readonly name: string;
  readonly animated: boolean;
}

/** One scope of application commands: `global`, or the id of a guild. */
export interface CommandScope {
  readonly scope: string;
  readonly commands: readonly APIApplicationCommand[];
}
