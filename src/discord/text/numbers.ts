/** Numbers that need more than a sentence gives them. */
import type { Language } from '../../tables/types.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** What somebody gained or lost: `+20`, `−20` with a proper minus, `0`. */
export function signed(language: Language, amount: number): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
    formats.set(language, format);
  }
  return format.format(amount).replace('-', '−');
}
