/** Presses and commands as the router gets them. */
import type {
  IncomingCommand,
  IncomingComponent,
  IncomingModal,
  Source,
} from '../../../src/discord/contract.ts';
import type { Press } from '../../../src/tables/api.ts';
import type { MessageId } from '../../../src/tables/types.ts';
import { CHANNEL, press, type Person } from '../../support/tables-bench.ts';

export const PANEL = '400000000000000001' as MessageId;
const APPLICATION = '100000000000000009';

export function command(
  person: Person,
  path: readonly string[],
  overrides: Partial<IncomingCommand> = {},
): IncomingCommand {
  return { kind: 'command', path, options: {}, people: {}, ...base(press(person)), ...overrides };
}

export function component(
  person: Person,
  customId: string,
  overrides: Partial<IncomingComponent> = {},
): IncomingComponent {
  return {
    kind: 'component',
    customId,
    values: [],
    source: publicPanel(),
    ...base(press(person)),
    ...overrides,
  };
}

/** A form that was opened from the public panel. */
export function form(
  person: Person,
  customId: string,
  fields: IncomingModal['fields'],
  overrides: Partial<IncomingModal> = {},
): IncomingModal {
  return {
    kind: 'modal',
    customId,
    fields,
    source: publicPanel(),
    ...base(press(person)),
    ...overrides,
  };
}

export function publicPanel(message = PANEL): Source {
  return { channel: CHANNEL, message, ephemeral: false };
}

export function privateMessage(): Source {
  return { ...publicPanel('400000000000000002' as MessageId), ephemeral: true };
}

function base(pressed: Press) {
  return {
    press: pressed,
    language: 'en',
    appPermissions: (1n << 10n) | (1n << 11n) | (1n << 38n),
    token: `token-of-${pressed.interaction}`,
    applicationId: APPLICATION,
  } as const;
}
