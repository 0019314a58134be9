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

/** Hands that rank equally; a hand is a list of cards in any order. */
const group = z.array(z.array(z.string())).min(1);

/** A line of `anaconda.hands.jsonl`: hands grouped by rank instead of a game, the best group first. */
const ranking = z.strictObject({
  wild: z.string(),
  high: z.array(group),
  low: z.array(group),
});

export type Ranking = z.infer<typeof ranking>;

export type Line =
  | { readonly kind: 'vector'; readonly vector: Vector }
  | { readonly kind: 'ranking'; readonly ranking: Ranking }
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
  const ranked = ranking.safeParse(json);
  if (ranked.success) return { kind: 'ranking', ranking: ranked.data };
  const [issue] = read.error.issues;
  return {
    kind: 'malformed',
    why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'no vector'}`,
  };
}
