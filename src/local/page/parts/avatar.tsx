import type { JSX } from 'preact';

interface Props {
  readonly name: string;
  readonly colour: string | undefined;
  readonly small?: boolean;
  readonly online?: boolean;
}

/** Dark letters on light colours and the other way round, by the usual weights of sRGB. */
function inkFor(colour: string): string {
  const [, red = '0', green = '0', blue = '0'] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  const light = (part: string, weight: number): number => Number.parseInt(part, 16) * weight;
  return light(red, 0.3) + light(green, 0.59) + light(blue, 0.11) > 140 ? '#1a1420' : '#ffffff';
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
