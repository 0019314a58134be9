import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createActions } from './actions.ts';
import { channelInAddress, memberAddress, memberInAddress } from './addresses.ts';
import { Api } from './api.ts';
import type { Actions } from './context.ts';
import { createModel, type Model } from './model/model.ts';
import { reduce, type Action } from './model/reduce.ts';
import { listen } from './stream.ts';

interface Told {
  readonly draft: (text: string) => void;
  readonly notice: (text: string) => void;
}

interface Loaded {
  readonly model: Model | undefined;
  readonly actions: Actions;
  /** Whether the server could not be reached at the start. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the member's view of the server and keeps it current. */
export function useModel(told: Told): Loaded {
  const api = useMemo(() => new Api(memberInAddress(window.location.search)), []);
  const [model, setModel] = useState<Model>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // Actions and listeners outlive a render: they read the present model and callbacks from here.
  const present = useRef({ model, told });
  present.current.told = told;

  const { dispatch, actions } = useMemo(() => {
    const dispatchNow = (action: Action): void => {
      const { model: before } = present.current;
      if (before === undefined) return;
      present.current.model = reduce(before, action);
      setModel(present.current.model);
    };
    const presentModel = (): Model => {
      if (present.current.model === undefined) throw new Error('Nothing is loaded yet.');
      return present.current.model;
    };
    return {
      dispatch: dispatchNow,
      actions: createActions({
        api,
        dispatch: dispatchNow,
        model: presentModel,
        notice: (text) => present.current.told.notice(text),
        draft: (text) => present.current.told.draft(text),
      }),
    };
  }, [api]);

  useEffect(() => {
    let isStale = false;
    setFailed(false);
    api.state().then(
      (state) => {
        if (isStale) return;
        if (api.as === '') {
          // From here on the address says who the reader is.
          window.location.replace(memberAddress(state.me.id, ''));
          return;
        }
        const wanted = channelInAddress(window.location.hash);
        const channel = state.channels.find(({ id }) => id === wanted) ?? state.channels[0];
        present.current.model = createModel(state, channel?.id ?? '');
        setModel(present.current.model);
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [api, attempt]);

  const isLoaded = model !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const stopListening = listen(api, {
      onEvent: (event) => dispatch({ type: 'event', event }),
      onLost: () => dispatch({ type: 'lost' }),
    });
    const onHash = (): void =>
      dispatch({ type: 'open', channelId: channelInAddress(window.location.hash) });
    const onVisible = (): void => dispatch({ type: 'visible', visible: !document.hidden });
    window.addEventListener('hashchange', onHash);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopListening();
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [api, dispatch, isLoaded]);

  // The address always names what is in view, so that a tab can be reloaded and passed on.
  const address =
    model === undefined ? undefined : memberAddress(model.page.me.id, model.openChannelId);
  useEffect(() => {
    if (address !== undefined) window.history.replaceState(null, '', address);
  }, [address]);

  return { model, actions, hasFailed, retry: () => setAttempt(attempt + 1) };
}
