/** A screen and an interaction to try the small commands on, without any game behind them. */
import type {
  Incoming,
  IncomingCommand,
  IncomingComponent,
  MessageBody,
} from '../../../src/discord/contract.ts';
import { fits, sizeOf } from '../../../src/discord/panels/limits.ts';
import type { GameScreen } from '../../../src/discord/screens/contract.ts';
import type {
  ChannelId,
  GuildId,
  InteractionId,
  MessageId,
  UserId,
} from '../../../src/tables/types.ts';

const words = {
  name: 'Demo',
  pitch: 'A game that is none.',
  first: '**First page**',
  second: '**Second page**',
  third: '**Third page**',
  mood: 'mood',
  about: 'How it is played',
  calm: 'Calm',
  wild: 'Wild',
  open: 'open',
  openAbout: 'Show everything',
  note: 'Mood: {mood, select, wild {wild} other {calm}}',
} as const;

export const demoScreen: GameScreen = {
  game: 'demo',
  emblem: '🎲',
  accentColour: 0x11_22_33,
  catalogue: {
    en: words,
    de: {
      ...words,
      name: 'Muster',
      pitch: 'Ein Spiel, das keines ist.',
      first: '**Erste Seite**',
      mood: 'stimmung',
      about: 'Wie gespielt wird',
      calm: 'Ruhig',
      wild: 'Wild entschlossen',
      open: 'offen',
      openAbout: 'Alles zeigen',
    },
    fr: {
      ...words,
      name: 'Exemple',
      pitch: 'Un jeu qui n’en est pas un.',
      mood: 'humeur',
      about: 'La manière de jouer',
      calm: 'Calme',
      wild: 'Sauvage',
      open: 'ouvert',
      openAbout: 'Tout montrer',
    },
  },
  nameKey: 'name',
  pitchKey: 'pitch',
  actions: [],
  seats: { min: 2, max: 6 },
  startOptions: [
    {
      kind: 'choice',
      name: 'mood',
      optionKey: 'mood',
      descriptionKey: 'about',
      values: [
        { value: 'calm', nameKey: 'calm' },
        { value: 'wild', nameKey: 'wild' },
      ],
      default: 'calm',
    },
    {
      kind: 'yes-no',
      name: 'open',
      optionKey: 'open',
      descriptionKey: 'openAbout',
      default: false,
    },
  ],
  lobbyNote: (say, options) =>
    say('note', { mood: 'mood' in options && options.mood === 'wild' ? 'wild' : 'calm' }),
  publicPart: () => ({ happened: '', prompt: '', body: [], buttons: [] }),
  privatePart: () => ({ body: [] }),
  react: () => ({ type: 'draft', draft: [] }),
  endPart: () => ({ headline: '', body: [] }),
  recap: () => [],
  rules: (say) => [say('first'), say('second'), say('third')],
  refusal: (_context, code) => code,
};

const ANN = '100000000000000001' as UserId;
export const BEN = '100000000000000002' as UserId;

type Common = Pick<Incoming, 'press' | 'appPermissions' | 'token' | 'applicationId' | 'language'>;

const common: Common = {
  press: {
    interaction: '100000000000000009' as InteractionId,
    user: ANN,
    name: 'Ann',
    guild: '100000000000000003' as GuildId,
    channel: '100000000000000004' as ChannelId,
    moderator: false,
  },
  language: 'en',
  appPermissions: 0n,
  token: 'token',
  applicationId: '100000000000000005',
};

export function command(given: Partial<IncomingCommand> = {}): IncomingCommand {
  return { ...common, kind: 'command', path: ['help'], options: {}, people: {}, ...given };
}

export function press(given: Partial<IncomingComponent> = {}): IncomingComponent {
  const source = { channel: common.press.channel, message: '1' as MessageId, ephemeral: true };
  return { ...common, kind: 'component', customId: '', values: [], source, ...given };
}

/** The parts of a body, those inside of others included. */
function partsOf(part: object): readonly object[] {
  const nested = 'components' in part && Array.isArray(part.components) ? part.components : [];
  return [part, ...nested.flatMap((inner: object) => partsOf(inner))];
}

/** All text of a body, a line a text. */
export function textOf(body: MessageBody): string {
  return body.components
    .flatMap(partsOf)
    .flatMap((part) =>
      'content' in part && typeof part.content === 'string' ? [part.content] : [],
    )
    .join('\n');
}

export interface SeenButton {
  readonly label: string;
  readonly id: string;
  readonly disabled: boolean;
}

export function buttonsOf(body: MessageBody): readonly SeenButton[] {
  return body.components
    .flatMap(partsOf)
    .flatMap((part) =>
      'custom_id' in part && 'label' in part
        ? [{ label: String(part.label), id: String(part.custom_id), disabled: 'disabled' in part }]
        : [],
    );
}

/** What would make Discord refuse the body; empty where nothing would. */
export function faultsOf(body: MessageBody): readonly string[] {
  const ids = buttonsOf(body).map(({ id }) => id);
  return [
    ...(fits(sizeOf(body.components)) ? [] : ['too large']),
    ...(new Set(ids).size === ids.length ? [] : ['two controls with one id']),
  ];
}
