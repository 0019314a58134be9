import type { Retention } from '../../src/tables/types.ts';

/** As it is where nothing else is configured. */
export const RETENTION: Retention = { tableDays: 30, ledgerDays: 90 };
