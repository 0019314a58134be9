/** What the tables need of a log: fields and a sentence. pino's logger is one. */
export interface Log {
  info(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}
