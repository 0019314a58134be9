/** Dealing and who begins, as several games do it. */
import type { Card, Seat } from './contract.ts';
import { isJsonObject } from './json.ts';
import { integer } from './parse.ts';
import { ok, refused, type Result } from './result.ts';

/**
 * Deals all these cards from the top, one at a time, clockwise from the seat `first`. Gives the hands
 * by seat, each in the order in which it was dealt.
 */
export function dealOneByOne<C extends Card>(
  cards: readonly C[],
  seats: number,
  first: Seat,
): readonly (readonly C[])[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat - first + seats) % seats;
    return cards.filter((_card, index) => index % seats === place);
  });
}

/**
 * Reads a set-up that is one seat under one name, such as `{"start": 2}`; refuses a seat that is not
 * at a table of so many, and anything else, with a sentence for engineers.
 */
export function seatUnder<const K extends string>(
  name: K,
): (input: unknown, seats: number) => Result<Readonly<Record<K, Seat>>, string> {
  return (input, seats) => {
    const isAlone = isJsonObject(input) && Object.keys(input).join() === name;
    const seat = isAlone ? integer(0, seats - 1)(input[name]) : undefined;
    return seat === undefined
      ? refused(`The set-up has to be {"${name}": s} with a seat s from 0 to ${seats - 1}.`)
      : // The compiler does not follow a computed key.
        ok({ [name]: seat } as Record<K, Seat>);
  };
}
