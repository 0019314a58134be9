import { Refused, type Api } from './api.ts';
import type { Actions } from './context.ts';
import type { AttemptSource, Model } from './model/model.ts';
import type { Action } from './model/reduce.ts';
import { wordsFor } from './words/words.ts';

/** A page of history, as the server cuts it. */
const PAGE_OF_MESSAGES = 50;

interface Surroundings {
  readonly api: Api;
  readonly dispatch: (action: Action) => void;
  /** The model of this moment, for actions that need more than they are told. */
  readonly model: () => Model;
  /** Says something that went wrong and has no place of its own. */
  readonly notice: (text: string) => void;
  readonly draft: (text: string) => void;
}

export function createActions({ api, dispatch, model, notice, draft }: Surroundings): Actions {
  let count = 0;

  const reason = (fault: unknown): string => {
    const words = wordsFor(model().page.me.locale);
    if (!(fault instanceof Refused)) throw fault;
    return fault.reason ?? words.loadFailed;
  };

  const attempt = (channelId: string, source: AttemptSource, send: () => Promise<string>): void => {
    count += 1;
    const key = `attempt-${count}`;
    dispatch({ type: 'begin', key, channelId, source });
    send().then(
      (interactionId) => dispatch({ type: 'accepted', key, interactionId }),
      (fault: unknown) => dispatch({ type: 'refused', key, text: reason(fault) }),
    );
  };

  const quietly = (done: Promise<void>): void => {
    done.catch((fault: unknown) => notice(reason(fault)));
  };

  return {
    run: (channelId, leaf, options) =>
      attempt(channelId, { type: 'command', name: leaf.name }, () =>
        api.run({ channelId, path: leaf.path, options }),
      ),
    use: (channelId, messageId, customId, values) =>
      attempt(channelId, { type: 'component', messageId, customId }, () =>
        api.use({ channelId, messageId, customId, ...(values === undefined ? {} : { values }) }),
      ),
    submitModal: (values) => {
      const { modal } = model();
      if (modal === undefined) return;
      const { interactionId, channelId } = modal;
      attempt(channelId, { type: 'modal' }, () => api.submit({ interactionId, values }));
    },
    closeModal: () => dispatch({ type: 'close-modal' }),
    say: (channelId, content) => quietly(api.say({ channelId, content })),
    dismiss: (channelId, messageId) =>
      quietly(
        api.dismiss({ channelId, messageId }).then(() => {
          // Nobody is told of it, so the page takes it away itself.
          dispatch({ type: 'event', event: { type: 'message-deleted', channelId, messageId } });
        }),
      ),
    forget: (key) => dispatch({ type: 'forget', key }),
    showOlder: async (channelId, before) => {
      const messages = await api.messages(channelId, before).catch((fault: unknown) => {
        notice(reason(fault));
        return undefined;
      });
      if (messages === undefined) return true;
      dispatch({ type: 'older', channelId, messages });
      return messages.length >= PAGE_OF_MESSAGES;
    },
    setLocale: (locale) => quietly(api.setLocale({ locale })),
    moderate: (body) => quietly(api.moderate(body)),
    draft,
  };
}
