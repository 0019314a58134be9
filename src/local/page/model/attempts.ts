import type { InteractionOutcome } from '../../page-protocol.ts';
import type { Attempt, AttemptSource, Model, OpenModal } from './model.ts';

/** Outcomes without a known attempt that are remembered at most; older ones are of no interest. */
const STRAYS = 20;

const isOver = (outcome: InteractionOutcome): boolean =>
  outcome.type !== 'pending' && outcome.type !== 'failed';

const isSameSource = (one: AttemptSource, other: AttemptSource): boolean => {
  if (one.type === 'component' && other.type === 'component') {
    return one.messageId === other.messageId; // a new press takes the old failure away
  }
  return one.type === 'modal' && other.type === 'modal';
};

/** A member pressed or typed something; its failure is shown until the next try at the same place. */
export function begin(model: Model, attempt: Pick<Attempt, 'key' | 'channelId' | 'source'>): Model {
  const others = model.attempts.filter(
    (each) => each.outcome.type === 'pending' || !isSameSource(each.source, attempt.source),
  );
  return { ...model, attempts: [...others, { ...attempt, outcome: { type: 'pending' } }] };
}

/** The server took the attempt and named it; its outcome may have come already. */
export function accept(model: Model, key: string, interactionId: string): Model {
  const attempts = model.attempts.map((each) =>
    each.key === key ? { ...each, interactionId } : each,
  );
  const { [interactionId]: early, ...strays } = model.strays;
  const next = { ...model, attempts, strays };
  return early === undefined ? next : settle(next, interactionId, early);
}

/** The server refused the attempt itself, or could not be reached. */
export function fail(model: Model, key: string, text: string): Model {
  return conclude(model, (each) => each.key === key, { type: 'failed', text });
}

/** What became of an interaction: an answered one is forgotten, a modal is opened. */
export function settle(model: Model, interactionId: string, outcome: InteractionOutcome): Model {
  const attempt = model.attempts.find((each) => each.interactionId === interactionId);
  if (attempt === undefined) {
    const strays = Object.entries({ ...model.strays, [interactionId]: outcome }).slice(-STRAYS);
    return { ...model, strays: Object.fromEntries(strays) };
  }
  const next = conclude(model, (each) => each === attempt, outcome);
  if (outcome.type === 'modal')
    return { ...next, modal: openModal(attempt, interactionId, outcome) };
  const closes = attempt.source.type === 'modal' && isOver(outcome);
  return closes ? closeModal(next) : next;
}

function openModal(
  attempt: Attempt,
  interactionId: string,
  { modal }: Extract<InteractionOutcome, { type: 'modal' }>,
): OpenModal {
  const { channelId, source } = attempt;
  const from = source.type === 'component' ? { messageId: source.messageId } : {};
  return { interactionId, channelId, modal, ...from };
}

export function closeModal(model: Model): Model {
  const { modal: _closed, ...rest } = model;
  return { ...rest, attempts: rest.attempts.filter((each) => each.source.type !== 'modal') };
}

export const forget = (model: Model, key: string): Model => ({
  ...model,
  attempts: model.attempts.filter((each) => each.key !== key),
});

function conclude(
  model: Model,
  concerns: (attempt: Attempt) => boolean,
  outcome: InteractionOutcome,
): Model {
  const attempts = model.attempts
    .map((each) => (concerns(each) ? { ...each, outcome } : each))
    .filter((each) => !isOver(each.outcome));
  return { ...model, attempts };
}

/** Whether a press on a component of this message is still on its way. */
export const pendingOn = (model: Model, messageId: string): string | undefined =>
  model.attempts
    .flatMap(({ outcome, source }) =>
      outcome.type === 'pending' && source.type === 'component' && source.messageId === messageId
        ? [source.customId]
        : [],
    )
    .at(0);

/** The failure to show below this message, if its last press failed. */
export const failureOn = (model: Model, messageId: string): string | undefined =>
  model.attempts
    .flatMap(({ outcome, source }) =>
      outcome.type === 'failed' && source.type === 'component' && source.messageId === messageId
        ? [outcome.text]
        : [],
    )
    .at(-1);
