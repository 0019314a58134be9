/** The `errors` of a form: nested by key and array index, leaves under `_errors`. */
export interface ErrorTree {
  [key: string]: ErrorTree | readonly ErrorLeaf[];
}

export interface ErrorLeaf {
  readonly code: string;
  readonly message: string;
}

/**
 * An answer of the API that is not a success. It is thrown, since it ends a request at whatever
 * depth it is found; the server turns it into status and body in one place.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): object {
    const { code, message, errors } = this;
    return errors === undefined ? { message, code } : { message, code, errors };
  }
}

const refusal = (status: number, code: number, message: string) => (): ApiError =>
  new ApiError(status, code, message);

/** discord.md §2.7, with the texts of the documentation's list of JSON error codes. */
export const refusals = {
  notFound: refusal(404, 0, '404: Not Found'),
  methodNotAllowed: refusal(405, 0, '405: Method Not Allowed'),
  unauthorized: refusal(401, 0, '401: Unauthorized'),
  internal: refusal(500, 0, '500: Internal Server Error'),
  unknownChannel: refusal(404, 10003, 'Unknown Channel'),
  unknownGuild: refusal(404, 10004, 'Unknown Guild'),
  unknownMember: refusal(404, 10007, 'Unknown Member'),
  unknownMessage: refusal(404, 10008, 'Unknown Message'),
  unknownUser: refusal(404, 10013, 'Unknown User'),
  unknownEmoji: refusal(404, 10014, 'Unknown Emoji'),
  unknownWebhook: refusal(404, 10015, 'Unknown Webhook'),
  unknownInteraction: refusal(404, 10062, 'Unknown interaction'),
  unknownCommand: refusal(404, 10063, 'Unknown application command'),
  tooLarge: refusal(413, 40005, 'Request entity too large'),
  acknowledged: refusal(400, 40060, 'Interaction has already been acknowledged.'),
  missingAccess: refusal(403, 50001, 'Missing Access'),
  foreignMessage: refusal(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: refusal(400, 50006, 'Cannot send an empty message'),
  cannotDirectMessage: refusal(403, 50007, 'Cannot send messages to this user'),
  missingPermissions: refusal(403, 50013, 'Missing Permissions'),
  wrongChannelType: refusal(400, 50024, 'Cannot execute action on this channel type'),
  deadToken: refusal(401, 50027, 'Invalid Webhook Token'),
  bulkTooOld: refusal(400, 50034, 'You can only bulk delete messages that are under 14 days old.'),
  archived: refusal(403, 50083, 'Thread is archived'),
  invalidJson: refusal(400, 50109, 'The request body contains invalid JSON.'),
  threadExists: refusal(400, 160004, 'A thread has already been created for this message'),
  noHistory: refusal(400, 160002, 'Cannot reply without permission to read message history'),
} as const;
