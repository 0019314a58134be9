import type { TimeStyle } from './ast.ts';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [YEAR, 'year'],
  [MONTH, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** `in 40 seconds`, `2 minutes ago`: both arguments in seconds since 1970. */
export function relativeTime(seconds: number, now: number, locale: string): string {
  const difference = Math.round(seconds - now);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const unit = UNITS.find(([length]) => Math.abs(difference) >= length);
  if (unit === undefined) return format.format(difference, 'second');
  return format.format(Math.round(difference / unit[0]), unit[1]);
}

const FORMATS: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** The moment for machines, or undefined where no calendar holds it. */
export function machineTime(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A moment as `<t:seconds:style>` shows it; one that no calendar holds is shown as its number. */
export function formatTime(seconds: number, style: TimeStyle, now: number, locale: string): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  if (style === 'R') return relativeTime(seconds, now, locale);
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(date);
}
