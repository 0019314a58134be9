import type { Core } from '../core.ts';
import { LOCALES } from '../validation/locales.ts';
import { personOf } from './reach.ts';
import { ClientRefusal } from './refusal.ts';

/** Changes the language of a person's client; the next interaction carries it. */
export function setLocale({ world }: Core, userId: string, locale: string): void {
  if (!LOCALES.has(locale)) throw new ClientRefusal(`Discord's clients do not speak "${locale}".`);
  world.putPerson({ ...personOf(world, userId), locale });
}
