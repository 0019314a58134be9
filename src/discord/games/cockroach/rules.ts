/** The rules in short, in the reader's language. */
import { setSize } from '../../../games/cockroach/show.ts';
import { CREATURES } from '../../../games/cockroach/types.ts';
import type { CockroachSay } from './context.ts';
import { listNames } from '../../text/phrases.ts';
import { marked } from './creatures.ts';

export function rules(say: CockroachSay): readonly string[] {
  const limits = { limit: setSize(3), limitForTwo: setSize(2) };
  const creatures = listNames(
    say.language,
    CREATURES.map((creature) => marked(say, creature)),
  );
  return [
    say('rules.goal', { ...limits, creatures }),
    say('rules.round'),
    say('rules.end', limits),
    say('rules.questions'),
  ];
}
