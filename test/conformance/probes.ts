import { anacondaProbe } from '../games/anaconda/redeal.ts';
import { cockroachProbe } from '../games/cockroach/redeal.ts';
import { jabberwockyProbe } from '../games/jabberwocky/redeal.ts';
import { yakProbe } from '../games/yak/redeal.ts';
import type { Probe } from './probe.ts';

/** The probe of every game, by its id. A game without one fails the suite. */
export const PROBES: Readonly<Record<string, Probe>> = {
  cockroach: cockroachProbe,
  yak: yakProbe,
  jabberwocky: jabberwockyProbe,
  anaconda: anacondaProbe,
};

export function getProbe(game: string): Probe {
  const probe = Object.hasOwn(PROBES, game) ? PROBES[game] : undefined;
  if (probe === undefined) throw new Error(`Register a probe for ${game} in test/conformance.`);
  return probe;
}
