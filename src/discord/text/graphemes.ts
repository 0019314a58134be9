/** Cutting text where a reader would: never inside an emoji, an accent or a surrogate pair. */

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

const ELLIPSIS = '…';

/** Replaces lone surrogates, which Discord answers with HTTP 500, by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * The text itself if its length is at most `max` (UTF-16 units, the strictest way to count), else as
 * many whole graphemes as fit before an ellipsis. `max` is at least 1.
 */
export function cut(text: string, max: number): string {
  const whole = wellFormed(text);
  if (whole.length <= max) return whole;
  let kept = '';
  for (const { segment } of segmenter.segment(whole)) {
    if (kept.length + segment.length > max - ELLIPSIS.length) break;
    kept += segment;
  }
  return kept.trimEnd() + ELLIPSIS;
}
