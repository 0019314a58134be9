/**
 * Where the time of a press goes, from a profile of the bot's process. A profile tells time, not work:
 * a commit that waits for the disk counts in full.
 */
import type { Profile } from '../rig/bots.ts';

/** In the order in which a press meets them; what belongs to none of them is that of Node.js and discord.js. */
export const STEPS = [
  'receive and decode',
  'load',
  'rules',
  'commit',
  'render',
  'send',
  'garbage collection',
  'the rest',
] as const;
export type PressStep = (typeof STEPS)[number];

/** A frame that fits the first of these, or the nearest one that called it, says which step a sample is. */
const BY_FRAME: readonly (readonly [PressStep, RegExp, RegExp])[] = [
  ['garbage collection', /./, /^\(garbage collector\)$/],
  ['commit', /storage\/sqlite\/storage\.js$/, /^(?:#commit|commit|setPanel)$/],
  ['load', /\/storage\//, /./],
  ['rules', /dist\/(?:games|engine)\//, /./],
  ['render', /dist\/discord\/(?:panels\/(?:render|private-view|limits)\.js|games\/)/, /./],
  ['send', /dist\/discord\/(?:api|dispatcher\/responder)/, /./],
  ['send', /@discordjs\/rest\/|\/undici\/|discord\.js\/src\/rest/, /./],
  ['send', /node:(?:net|_http|internal\/stream_base)/, /^(?:writev|writeGeneric|onStreamRead)$/],
  ['receive and decode', /\/ws\/|@discordjs\/ws\/|discord\.js\/src\//, /./],
  ['receive and decode', /dist\/discord\/(?:packet|incoming)\.js$/, /./],
];

/** The share of each step in all that the process did, 0…1. */
export function shares({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<PressStep, number> {
  const steps = stepsOf(nodes);
  const spent = new Map<PressStep, number>(STEPS.map((step) => [step, 0]));
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const step = steps.get(id);
    const time = timeDeltas[at] ?? 0;
    if (step === undefined) continue;
    spent.set(step, (spent.get(step) ?? 0) + time);
    total += time;
  }
  return new Map([...spent].map(([step, time]) => [step, time / total]));
}

/** The step of every frame of the tree; none while the process waits. */
function stepsOf(nodes: Profile['nodes']): ReadonlyMap<number, PressStep> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const steps = new Map<number, PressStep>();
  const [root] = nodes;
  const visit = (id: number, caller: PressStep): void => {
    const node = byId.get(id);
    if (node === undefined || node.callFrame.functionName === '(idle)') return;
    const own = stepOf(node.callFrame) ?? caller;
    // A commit looks things up as well.
    const step = own === 'load' && caller === 'commit' ? caller : own;
    steps.set(id, step);
    for (const child of node.children ?? []) visit(child, step);
  };
  if (root !== undefined) visit(root.id, 'the rest');
  return steps;
}

function stepOf({
  functionName,
  url,
}: Profile['nodes'][number]['callFrame']): PressStep | undefined {
  return BY_FRAME.find(([, file, name]) => file.test(url || '-') && name.test(functionName))?.[0];
}
