import type {
  Accepted,
  Dismiss,
  Moderate,
  PageMessage,
  PageState,
  RunCommand,
  Say,
  SetLocale,
  SubmitModal,
  UseComponent,
} from '../page-protocol.ts';

/** What the server said no to, in its own words, or undefined where it said nothing or is away. */
export class Refused extends Error {
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(reason ?? 'The local server did not answer.');
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** Long enough for a busy machine, short enough that nobody believes the page to be frozen. */
const TIMEOUT_MS = 15_000;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

async function reasonIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return isRecord(body) && typeof body['error'] === 'string' ? body['error'] : undefined;
}

/** The calls of one member; `as` is the member's id, or empty for the server's first choice. */
export class Api {
  readonly as: string;

  constructor(as: string) {
    this.as = as;
  }

  eventsAddress(): string {
    return this.address('events');
  }

  async state(): Promise<PageState> {
    // The server is the page's own and speaks page-protocol.ts; there is no second source to check it by.
    return (await (await this.call('state')).json()) as PageState;
  }

  async messages(channel: string, before: string): Promise<readonly PageMessage[]> {
    const response = await this.call('messages', undefined, { channel, before });
    return (await response.json()) as readonly PageMessage[];
  }

  run = (body: RunCommand): Promise<string> => this.interact('commands', body);
  use = (body: UseComponent): Promise<string> => this.interact('components', body);
  submit = (body: SubmitModal): Promise<string> => this.interact('modals', body);

  say = (body: Say): Promise<void> => this.post('say', body);
  dismiss = (body: Dismiss): Promise<void> => this.post('dismiss', body);
  setLocale = (body: SetLocale): Promise<void> => this.post('locale', body);
  moderate = (body: Moderate): Promise<void> => this.post('moderate', body);

  private async interact(name: string, body: object): Promise<string> {
    const accepted = (await (await this.call(name, body)).json()) as Accepted;
    return accepted.interactionId;
  }

  private async post(name: string, body: object): Promise<void> {
    await this.call(name, body);
  }

  private address(name: string, query: Readonly<Record<string, string>> = {}): string {
    return `/local/${name}?${new URLSearchParams({ as: this.as, ...query }).toString()}`;
  }

  private async call(
    name: string,
    body?: object,
    query?: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const response = await fetch(this.address(name, query), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    }).catch(() => undefined);
    if (response === undefined) throw new Refused(undefined);
    if (!response.ok) throw new Refused(await reasonIn(response));
    return response;
  }
}
