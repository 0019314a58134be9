import { z } from 'zod';

/** A view or a result: compared as it stands, never read. */
const view = z.unknown();
const seat = z.number();

const step = z.union([
  z.strictObject({ by: seat, move: z.unknown(), refused: z.string() }),
  z.strictObject({
    by: seat,
    move: z.unknown(),
    public: view,
    private: z.record(z.string(), view).default({}),
  }),
]);

/** One game of a vector file, as vectors/README.md describes it. */
const vector = z.strictObject({
  v: z.literal(1),
  game: z.string(),
  name: z.string(),
  why: z.string().optional(),
  seats: z.number(),
  options: z.record(z.string(), z.unknown()),
  setup: z.unknown(),
  decks: z.array(z.array(z.string())),
  initial: z.strictObject({ public: view, private: z.array(view) }),
  steps: z.array(step),
  result: view.optional(),
});

export type Vector = z.infer<typeof vector>;
export type VectorStep = z.infer<typeof step>;

/** A line of `anaconda.hands.jsonl`: hands grouped by rank instead of a game. */
const ranking = z.object({
  wild: z.string(),
  high: z.array(z.unknown()),
  low: z.array(z.unknown()),
});

export type Line =
  | { readonly kind: 'vector'; readonly vector: Vector }
  | { readonly kind: 'ranking' }
  | { readonly kind: 'malformed'; readonly why: string };

/** Reads one line of a file; what is wrong with a malformed one is told in a few words. */
export function parseLine(line: string): Line {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return { kind: 'malformed', why: `no JSON: ${error instanceof Error ? error.message : ''}` };
  }
  const read = vector.safeParse(json);
  if (read.success) return { kind: 'vector', vector: read.data };
  if (ranking.safeParse(json).success) return { kind: 'ranking' };
  const [issue] = read.error.issues;
  return {
    kind: 'malformed',
    why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no vector'}`,
  };
}
