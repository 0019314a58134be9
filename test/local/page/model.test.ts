import { describe, expect, it } from 'vitest';
import type { PageEvent } from '../../../src/local/page-protocol.ts';
import { failureOn, pendingOn } from '../../../src/local/page/model/attempts.ts';
import { messagesOf } from '../../../src/local/page/model/messages.ts';
import { createModel, type Model } from '../../../src/local/page/model/model.ts';
import { reduce, type Action } from '../../../src/local/page/model/reduce.ts';
import { ANA, BEN, channel, idAt, LOUNGE, message, pageState, shown, THREAD } from './fixtures.ts';

const start = (): Model => createModel(pageState(), LOUNGE);

const play = (model: Model, ...actions: readonly Action[]): Model => actions.reduce(reduce, model);

const hear = (...events: readonly PageEvent[]): readonly Action[] =>
  events.map((event) => ({ type: 'event', event }));

const said = (channelId: string, id: string, authorId = BEN, mentionsMe = false): PageEvent => ({
  type: 'message',
  channelId,
  message: shown(id, authorId, mentionsMe),
});

const idsOf = (model: Model, channelId = LOUNGE): readonly string[] =>
  messagesOf(model.page, channelId).map((each) => each.message.id);

describe('messages', () => {
  it('stand in the order of their ids, however they arrive', () => {
    const ids = [idAt(1), idAt(2), idAt(3)] as const;
    const model = play(
      start(),
      ...hear(said(LOUNGE, ids[1]), said(LOUNGE, ids[0]), said(LOUNGE, ids[2])),
    );
    expect(idsOf(model)).toEqual(ids);
  });

  it('are replaced by their edited version', () => {
    const id = idAt(1);
    const edited = { message: message(id, BEN, { content: 'new' }), mentionsMe: false };
    const model = play(
      start(),
      ...hear(said(LOUNGE, id), { type: 'message', channelId: LOUNGE, message: edited }),
    );
    expect(messagesOf(model.page, LOUNGE)).toEqual([edited]);
  });

  it('go when they are deleted', () => {
    const model = play(
      start(),
      ...hear(said(LOUNGE, idAt(1)), {
        type: 'message-deleted',
        channelId: LOUNGE,
        messageId: idAt(1),
      }),
    );
    expect(idsOf(model)).toEqual([]);
  });

  it('from before come in front', () => {
    const model = play(start(), ...hear(said(LOUNGE, idAt(9))), {
      type: 'older',
      channelId: LOUNGE,
      messages: [shown(idAt(3), BEN)],
    });
    expect(idsOf(model)).toEqual([idAt(3), idAt(9)]);
  });

  it('are forgotten from the oldest on in a very long channel', () => {
    const many = Array.from({ length: 450 }, (_each, index) => said(LOUNGE, idAt(index)));
    const ids = idsOf(play(start(), ...hear(...many)));
    expect(ids).toHaveLength(400);
    expect(ids.at(-1)).toBe(idAt(449));
  });
});

describe('what is unread', () => {
  it('is counted in other channels, mentions apart', () => {
    const model = play(
      start(),
      ...hear(said(THREAD, idAt(1)), said(THREAD, idAt(2), BEN, true), said(LOUNGE, idAt(3))),
    );
    expect(model.unread).toEqual({ [THREAD]: { messages: 2, mentions: 1 } });
  });

  it('does not hold own messages nor edits', () => {
    const model = play(
      start(),
      ...hear(said(THREAD, idAt(1), ANA), said(THREAD, idAt(2)), said(THREAD, idAt(2))),
    );
    expect(model.unread[THREAD]).toEqual({ messages: 1, mentions: 0 });
  });

  it('is read by opening the channel', () => {
    const model = play(start(), ...hear(said(THREAD, idAt(1))), {
      type: 'open',
      channelId: THREAD,
    });
    expect(model.unread).toEqual({});
  });

  it('grows in the open channel too while the tab is in the background', () => {
    const away = play(start(), { type: 'visible', visible: false }, ...hear(said(LOUNGE, idAt(1))));
    expect(away.unread[LOUNGE]).toEqual({ messages: 1, mentions: 0 });
    expect(play(away, { type: 'visible', visible: true }).unread).toEqual({});
  });
});

describe('the channel in view', () => {
  it('gives way to the first one when it is deleted', () => {
    const model = play(
      start(),
      ...hear({ type: 'channels', channels: [channel(THREAD, 'left over')] }),
    );
    expect(model.openChannelId).toBe(THREAD);
  });
});

describe('a press', () => {
  const MESSAGE = idAt(1);
  const press: Action = {
    type: 'begin',
    key: 'a',
    channelId: LOUNGE,
    source: { type: 'component', messageId: MESSAGE, customId: 'true' },
  };
  const accepted: Action = { type: 'accepted', key: 'a', interactionId: 'i' };
  const outcome = (type: 'answered' | 'deferred'): PageEvent => ({
    type: 'interaction',
    interactionId: 'i',
    outcome: { type },
  });
  const failed: PageEvent = {
    type: 'interaction',
    interactionId: 'i',
    outcome: { type: 'failed', text: 'This interaction failed' },
  };

  it('is pending until it is answered', () => {
    const pressed = play(start(), press, accepted);
    expect(pendingOn(pressed, MESSAGE)).toBe('true');
    expect(play(pressed, ...hear(outcome('answered'))).attempts).toEqual([]);
  });

  it('is over when it is deferred, for then nothing visible happens yet', () => {
    const model = play(start(), press, accepted, ...hear(outcome('deferred')));
    expect(pendingOn(model, MESSAGE)).toBeUndefined();
  });

  it('is settled also when its outcome is faster than the answer to the request', () => {
    const model = play(start(), press, ...hear(outcome('answered')), accepted);
    expect(model.attempts).toEqual([]);
    expect(model.strays).toEqual({});
  });

  it('shows its failure until the next press on the same message', () => {
    const model = play(start(), press, accepted, ...hear(failed));
    expect(failureOn(model, MESSAGE)).toBe('This interaction failed');
    expect(pendingOn(model, MESSAGE)).toBeUndefined();
    expect(failureOn(play(model, { ...press, key: 'b' }), MESSAGE)).toBeUndefined();
  });

  it('fails with the words of a refusal', () => {
    const model = play(start(), press, { type: 'refused', key: 'a', text: 'It is gone.' });
    expect(failureOn(model, MESSAGE)).toBe('It is gone.');
  });

  it('remembers only a few outcomes that belong to nothing', () => {
    const events = Array.from({ length: 50 }, (_each, index): PageEvent => ({
      type: 'interaction',
      interactionId: `other-${index}`,
      outcome: { type: 'answered' },
    }));
    expect(Object.keys(play(start(), ...hear(...events)).strays)).toHaveLength(20);
  });

  it('opens the modal that answers it, and the answer to the modal closes it', () => {
    const modal = { custom_id: 'm', title: 'Name', components: [] };
    const open = play(
      start(),
      press,
      accepted,
      ...hear({ type: 'interaction', interactionId: 'i', outcome: { type: 'modal', modal } }),
    );
    expect(open.modal).toEqual({
      interactionId: 'i',
      channelId: LOUNGE,
      messageId: MESSAGE,
      modal,
    });
    const submitted = play(
      open,
      { type: 'begin', key: 's', channelId: LOUNGE, source: { type: 'modal' } },
      { type: 'accepted', key: 's', interactionId: 'j' },
    );
    const answered: PageEvent = {
      type: 'interaction',
      interactionId: 'j',
      outcome: { type: 'answered' },
    };
    expect(play(submitted, ...hear(answered)).modal).toBeUndefined();
    const refused: Action = { type: 'refused', key: 's', text: 'no' };
    expect(play(submitted, refused).modal).toEqual(open.modal);
  });
});

describe('the connection', () => {
  it('is lost and comes back with a whole state', () => {
    const lost = play(start(), { type: 'lost' });
    expect(lost.connected).toBe(false);
    const state = pageState({ botOnline: false });
    const back = play(lost, ...hear({ type: 'state', state }));
    expect(back.connected).toBe(true);
    expect(back.page).toEqual(state);
  });

  it('forgets what was pressed meanwhile, but not because of any other whole state', () => {
    const pressed = play(start(), {
      type: 'begin',
      key: 'a',
      channelId: LOUNGE,
      source: { type: 'component', messageId: idAt(1), customId: 'x' },
    });
    const state: PageEvent = { type: 'state', state: pageState() };
    expect(play(pressed, ...hear(state)).attempts).toHaveLength(1);
    expect(play(pressed, { type: 'lost' }, ...hear(state)).attempts).toEqual([]);
  });

  it('tells that the bot went away', () => {
    expect(play(start(), ...hear({ type: 'bot', online: false })).page.botOnline).toBe(false);
  });
});
