import type { JSX } from 'preact';

interface Props {
  readonly name: string;
  readonly colour: string | undefined;
  readonly small?: boolean;
  readonly online?: boolean;
}

/** The luminance at which black and white stand out equally well, each by 4.58 to 1. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** Black letters on light colours and white ones on dark, by WCAG's relative luminance. */
function inkFor(colour: string): string {
  const [, red = '0', green = '0', blue = '0'] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  const light = (part: string): number => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  return luminance > MIDDLE ? '#000000' : '#ffffff';
}

const firstLetter = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();

/** A member's initial on their colour. The name itself always stands beside it. */
export function Avatar({ name, colour = '#6b6478', small, online }: Props): JSX.Element {
  return (
    <span
      class={small === true ? 'avatar small' : 'avatar'}
      style={{ backgroundColor: colour, color: inkFor(colour) }}
      aria-hidden="true"
    >
      {firstLetter(name)}
      {online !== undefined && <span class={online ? 'presence on' : 'presence'} />}
    </span>
  );
}
