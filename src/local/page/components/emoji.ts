import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** A custom emoji has an id, and only its name can be shown: the page fetches no pictures from outside. */
export const emojiText = (emoji: APIMessageComponentEmoji | undefined): string | undefined =>
  emoji?.id === undefined ? emoji?.name : `:${emoji.name ?? emoji.id}:`;
