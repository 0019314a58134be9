import { writeSavedWorld } from './saved.ts';
import type { World } from './world.ts';

/** Changes within this time are written together. */
const WRITE_AFTER = 500;

/** Keeps the file in step with the world: soon after a change, and once more at the end. */
export class DataFile {
  readonly #path: string;
  readonly #world: World;
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, world: World) {
    this.#path = path;
    this.#world = world;
    this.#stopListening = world.events.listen((event) => {
      if (event.type !== 'outcome' && event.type !== 'bot') this.#soon();
    });
  }

  async close(): Promise<void> {
    this.#stopListening();
    clearTimeout(this.#timer);
    await this.#write();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // A disk that is full must not end the game; the next change tries again.
      void this.#write().catch(() => undefined);
    }, WRITE_AFTER).unref();
  }

  #write(): Promise<void> {
    const write = (): Promise<void> => writeSavedWorld(this.#path, this.#world.save());
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }
}
