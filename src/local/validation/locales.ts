import { Locale } from 'discord-api-types/v10';

/** The languages of Discord's clients. */
export const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));
