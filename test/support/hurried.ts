import type { PressAllowance } from '../../src/discord/dispatcher/press-limit.ts';

/** For tests in which people press faster than by hand. */
export const HURRIED: PressAllowance = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };
