/** Discord's published schemas, and its way of telling what does not fit them. */
import * as z from 'zod/mini';
import type { FormErrors, Path } from './form-errors.ts';
import { valueAt } from './json.ts';
import { lengthOf } from './text.ts';

type Issue = z.core.$ZodIssue;

/**
 * Fields that also have a lower bound of 1, as `name:maximum`. For them Discord names both bounds;
 * an issue of the schema library knows only the one that was broken.
 */
const BOUNDED_BELOW = new Set([
  'components:3',
  'components:5',
  'content:4000',
  'custom_id:100',
  'description:1024',
  'items:10',
  'label:45',
  'label:100',
  'name:32',
  'name:100',
  'options:25',
  'title:45',
  'value:100',
]);

function lastKey(path: Path): string {
  return path.findLast((step) => typeof step === 'string') ?? '';
}

/** Lengths are counted in code points, so that an emoji is not two characters. */
function fitsInCodePoints(value: unknown, maximum: number): boolean {
  return typeof value === 'string' && lengthOf(value) <= maximum;
}

function reportSize(issue: Issue, value: unknown, path: Path, errors: FormErrors): void {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    if (issue.origin === 'number' || issue.origin === 'int') {
      errors.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${maximum}.`);
    } else if (fitsInCodePoints(value, maximum)) {
      return;
    } else if (BOUNDED_BELOW.has(`${lastKey(path)}:${maximum}`)) {
      errors.badLength(path, 1, maximum);
    } else {
      errors.tooLong(path, maximum);
    }
  } else if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (issue.origin === 'number' || issue.origin === 'int') {
      errors.add(
        path,
        'NUMBER_TYPE_MIN',
        `int value should be greater than or equal to ${minimum}.`,
      );
    } else {
      errors.required(path);
    }
  }
}

const TYPE_CODES: Readonly<Record<string, readonly [string, string]>> = {
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
  object: ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType'],
  record: ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType'],
  string: ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'],
  boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
};

function reportType(expected: string, value: unknown, path: Path, errors: FormErrors): void {
  if (value === undefined || value === null) {
    errors.required(path);
    return;
  }
  const known = TYPE_CODES[expected];
  if (known) errors.add(path, ...known);
  else errors.add(path, 'NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not int.`);
}

function reportFormat(format: string, value: unknown, path: Path, errors: FormErrors): void {
  const text = String(value);
  if (format === 'url') {
    errors.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
  } else if (format === 'datetime') {
    errors.add(path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
  } else {
    errors.add(path, 'NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  }
}

const isAboutType = (issue: Issue): boolean => issue.path[0] === 'type' && issue.path.length === 1;

/** How far into the value a branch got before it found the first fault. */
const depth = (branch: readonly Issue[]): number => branch[0]?.path.length ?? 0;

/** The members of a union of components differ by `type`; only the one that was meant speaks. */
function reportUnion(
  branches: readonly (readonly Issue[])[],
  body: unknown,
  path: Path,
  errors: FormErrors,
): void {
  const fitting = branches.filter((branch) => !branch.some(isAboutType));
  const [meant] = fitting.toSorted((a, b) => depth(b) - depth(a));
  if (meant !== undefined) {
    for (const issue of meant) report(issue, body, path, errors);
    return;
  }
  const types = branches
    .flat()
    .filter(isAboutType)
    .flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []));
  const typePath = [...path, 'type'];
  if (valueAt(body, typePath) === undefined) errors.required(typePath);
  else {
    const list = [...new Set(types)].join(', ');
    errors.add(typePath, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${list}).`);
  }
}

function report(issue: Issue, body: unknown, prefix: Path, errors: FormErrors): void {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === 'symbol' ? '' : step))];
  const value = valueAt(body, path);
  switch (issue.code) {
    case 'too_big':
    case 'too_small': {
      reportSize(issue, value, path, errors);
      return;
    }
    case 'invalid_type': {
      reportType(issue.expected, value, path, errors);
      return;
    }
    case 'invalid_format': {
      reportFormat(issue.format, value, path, errors);
      return;
    }
    case 'invalid_union': {
      reportUnion(issue.errors, body, path, errors);
      return;
    }
    case 'invalid_value':
      if (value === undefined) errors.required(path);
      else errors.choices(path, issue.values);
      return;
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      errors.add(path, 'BASE_TYPE_INVALID', 'Invalid value.');
  }
}

/** Adds what in `body` does not fit the schema. */
export function checkSchema(schema: z.ZodMiniType, body: unknown, errors: FormErrors): void {
  const result = z.safeParse(schema, body);
  if (result.success) return;
  for (const issue of result.error.issues) report(issue, body, [], errors);
}
