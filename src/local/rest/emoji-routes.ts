import { ApiError, refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { userJson } from '../world/json.ts';
import type { Emoji } from '../world/types.ts';
import { isBroken, valueAt } from '../validation/json.ts';
import { FormErrors } from '../validation/form-errors.ts';
import { demandOwnApplication } from './access.ts';
import {
  created,
  noContent,
  ok,
  ordinaryBucket,
  param,
  type ApiRequest,
  type Route,
} from './route.ts';

const MAX_EMOJIS = 2000;
const MAX_BYTES = 256 * 1024;
const path = '/applications/:application_id/emojis';
const bucket = () => ordinaryBucket('emojis', 'application');

function emojiJson(core: Core, { id, name, animated }: Emoji): object {
  const user = userJson(core.world.bot);
  return {
    id,
    name,
    animated,
    roles: [],
    user,
    require_colons: true,
    managed: false,
    available: true,
  };
}

function emojiOf(core: Core, request: ApiRequest): Emoji {
  demandOwnApplication(core, request);
  const id = param(request, 'emoji_id');
  const emoji = core.world.emojis().find((one) => one.id === id);
  if (emoji === undefined) throw refusals.unknownEmoji();
  return emoji;
}

function readNew(core: Core, raw: unknown): Omit<Emoji, 'id'> {
  if (isBroken(raw)) throw refusals.internal();
  const errors = new FormErrors();
  const name = valueAt(raw, ['name']);
  const image = valueAt(raw, ['image']);
  if (typeof name !== 'string') errors.required(['name']);
  else if (name.length < 2 || name.length > 32) errors.badLength(['name'], 2, 32);
  else if (!/^\w+$/.test(name))
    errors.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
  const data =
    typeof image === 'string'
      ? /^data:image\/(png|jpeg|gif|webp|avif);base64,(.+)$/.exec(image)
      : null;
  if (data === null) errors.add(['image'], 'IMAGE_INVALID', 'Invalid image data');
  else if (Buffer.byteLength(data[2] ?? '', 'base64') > MAX_BYTES) {
    errors.add(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  }
  errors.throwIfAny();
  if (core.world.emojis().length >= MAX_EMOJIS) {
    throw new ApiError(400, 30008, 'Maximum number of emojis reached (2000)');
  }
  return { name: String(name), animated: data?.[1] === 'gif' };
}

export const emojiRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    auth: 'bot',
    bucket,
    handle(core, request) {
      demandOwnApplication(core, request);
      return ok({ items: core.world.emojis().map((emoji) => emojiJson(core, emoji)) });
    },
  },
  {
    method: 'POST',
    path,
    auth: 'bot',
    bucket,
    handle(core, request) {
      demandOwnApplication(core, request);
      const emoji = { ...readNew(core, request.body), id: core.world.newId() };
      core.world.putEmoji(emoji);
      return created(emojiJson(core, emoji));
    },
  },
  {
    method: 'GET',
    path: `${path}/:emoji_id`,
    auth: 'bot',
    bucket,
    handle: (core, request) => ok(emojiJson(core, emojiOf(core, request))),
  },
  {
    method: 'DELETE',
    path: `${path}/:emoji_id`,
    auth: 'bot',
    bucket,
    handle(core, request) {
      core.world.deleteEmoji(emojiOf(core, request).id);
      return noContent;
    },
  },
];
