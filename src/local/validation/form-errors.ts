import { ApiError, type ErrorLeaf, type ErrorTree } from '../api-error.ts';

export type Path = readonly (string | number)[];

function isLeafList(node: ErrorTree | readonly ErrorLeaf[] | undefined): node is ErrorLeaf[] {
  return Array.isArray(node);
}

/** Collects the faults of a request's body and makes Discord's 50035 of them. */
export class FormErrors {
  readonly #tree: ErrorTree = {};
  readonly #prefix: Path;
  #count = 0;

  /** Answers to interactions carry their message under `data`, and so do the paths of its faults. */
  constructor(prefix: Path = []) {
    this.#prefix = prefix;
  }

  get any(): boolean {
    return this.#count > 0;
  }

  add(path: Path, code: string, message: string): void {
    let node = this.#tree;
    for (const step of [...this.#prefix, ...path]) {
      const key = String(step);
      const next = node[key];
      if (next === undefined || isLeafList(next)) node = node[key] = {};
      else node = next as ErrorTree;
    }
    const leaves = node['_errors'];
    node['_errors'] = [...(isLeafList(leaves) ? leaves : []), { code, message }];
    this.#count += 1;
  }

  required(path: Path): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  tooLong(path: Path, max: number): void {
    this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }

  badLength(path: Path, min: number, max: number): void {
    this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  }

  choices(path: Path, values: readonly unknown[]): void {
    this.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${values.map(String).join(', ')}}.`);
  }

  /** Throws 400 / 50035 where anything was found. */
  throwIfAny(): void {
    if (this.any) throw new ApiError(400, 50035, 'Invalid Form Body', this.#tree);
  }
}
