/** What the Discord side asks of the storage about people themselves. */
import type { Storage } from '../storage/port.ts';

export type People = Pick<
  Storage,
  'exportPerson' | 'forgetPerson' | 'unmentioned' | 'setMentions' | 'setRanked' | 'settings'
>;
