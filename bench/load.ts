import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads a package that benchmarks compare with. They have types of many kinds or none; what is used of
 * each is told where it is used.
 */
export function load(name: string): unknown {
  try {
    return require(name);
  } catch (cause) {
    throw new Error(`${name} is not installed. Run: npm --prefix bench ci`, { cause });
  }
}
