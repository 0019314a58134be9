import type { Attempt } from '../../../src/local/member.ts';
import { ids, type Answer, type Api } from './api.ts';

export const PLAY = { name: 'play', description: 'Opens a table.' };
export const BUTTON = { type: 2, style: 1, label: 'Press', custom_id: 'press' };
export const ROW = { type: 1, components: [BUTTON] };
export const MODAL = {
  custom_id: 'form',
  title: 'A form',
  components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
};

/** What the bot would have received: id and token of an interaction. */
export interface Received {
  readonly id: string;
  readonly token: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempt: Attempt;
}

/** Does something as a member and catches the interaction it sends to the bot. */
export function receive(api: Api, act: () => Attempt): Received {
  let payload: Record<string, unknown> = {};
  const stop = api.discord.world.events.listen((event) => {
    if (event.type === 'interaction') payload = event.payload as Record<string, unknown>;
  });
  const attempt = act();
  stop();
  return { id: attempt.id, token: String(payload['token']), payload, attempt };
}

export async function registerPlay(api: Api): Promise<void> {
  await api.call('PUT', `/applications/${ids.bot}/commands`, { body: [PLAY] });
}

export function command(
  api: Api,
  userId: string = ids.ana,
  channelId: string = ids.lounge,
): Received {
  const request = { channelId, path: ['play'], options: {} };
  return receive(api, () => api.discord.member(userId).runCommand(request));
}

export function press(
  api: Api,
  messageId: string,
  userId: string = ids.ana,
  channelId: string = ids.lounge,
): Received {
  const request = { channelId, messageId, customId: 'press' };
  return receive(api, () => api.discord.member(userId).use(request));
}

export function answer(
  api: Api,
  { id, token }: Received,
  body: unknown,
  query = '',
): Promise<Answer> {
  return api.call('POST', `/interactions/${id}/${token}/callback${query}`, { token: '', body });
}

export function webhook(
  api: Api,
  method: string,
  { token }: Received,
  path = '',
  body?: unknown,
): Promise<Answer> {
  return api.call(method, `/webhooks/${ids.bot}/${token}${path}`, { token: '', body });
}
