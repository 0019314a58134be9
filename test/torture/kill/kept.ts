/**
 * What people keep when their bot dies: which of their presses it has told them that they count. The
 * database has to have those, and none that cannot count.
 */
import type { Attempt } from '../../../src/local/member.ts';

/** A press, and how its presser sees in the answer what became of it. */
export interface Pressing {
  readonly begin: () => Attempt;
  /** Whether the answer says that the press counts; absent where no answer would. */
  readonly hasCounted?: (attempt: Attempt) => boolean;
  /** Whether it answers nothing that is asked, so that it must never count. */
  readonly isVoid?: true;
  /** What the presser does next, with the answer in sight. */
  readonly then?: (attempt: Attempt) => Pressing | undefined;
}

export interface Figures {
  readonly presses: number;
  /** Told that they count. */
  readonly counted: number;
  /** Answer nothing that was asked. */
  readonly voids: number;
  /** Begun when the bot died, and never answered. */
  readonly cutOff: number;
  /** Not answered within Discord's three seconds by a bot that lived. */
  readonly late: number;
}

interface Cut {
  readonly attempt: Attempt;
  readonly pressing: Pressing;
}

export class Kept {
  readonly #counted: string[] = [];
  readonly #voids: string[] = [];
  #cut: Cut[] = [];
  #presses = 0;
  #cutOff = 0;
  #late = 0;
  #awaited: { readonly presses: number; readonly reached: () => void } | undefined;

  begun({ isVoid }: Pressing, { id }: Attempt): void {
    this.#presses += 1;
    if (isVoid === true) this.#voids.push(id);
    if (this.#awaited !== undefined && this.#presses >= this.#awaited.presses) {
      this.#awaited.reached();
    }
  }

  /** Resolves when so many more have begun. */
  more(presses: number): Promise<void> {
    return new Promise((reached) => {
      this.#awaited = { presses: this.#presses + presses, reached };
    });
  }

  /** The answer is there, or will not come; true where it says that the press counts. */
  answered(pressing: Pressing, attempt: Attempt): boolean {
    if (attempt.outcome.type === 'failed') this.#late += 1;
    if (attempt.outcome.type !== 'answered' || pressing.hasCounted?.(attempt) !== true)
      return false;
    this.#counted.push(attempt.id);
    return true;
  }

  /** The bot died meanwhile; its answer may still be on the way. */
  cutOff(pressing: Pressing, attempt: Attempt): void {
    this.#cut.push({ pressing, attempt });
  }

  /** Nothing of the dead bot is on the way any more. Gives the presses that were never answered. */
  buried(): readonly string[] {
    const unanswered = this.#cut.filter(({ pressing, attempt }) => {
      if (attempt.outcome.type === 'pending') return true;
      this.answered(pressing, attempt);
      return false;
    });
    this.#cut = [];
    this.#cutOff += unanswered.length;
    return unanswered.map(({ attempt }) => attempt.id);
  }

  /** Those told to count, in this order. */
  get counted(): readonly string[] {
    return this.#counted;
  }

  get voids(): readonly string[] {
    return this.#voids;
  }

  get figures(): Figures {
    return {
      presses: this.#presses,
      counted: this.#counted.length,
      voids: this.#voids.length,
      cutOff: this.#cutOff,
      late: this.#late,
    };
  }
}
