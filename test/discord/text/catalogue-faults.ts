/** What can be wrong with a catalogue, found by reading its messages. For the tests of every catalogue. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from '../../../src/discord/text/say.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const LITERAL = 0;
const NUMBER = 2;
const SELECT = 5;
const POUND = 7;

/** A number with a space before or after it that a narrow screen may break; a standing has none. */
const SPLIT_COUNT = /(?:#|number\}) \p{L}|\p{L} (?:#|\{\w+, number\})/u;

/** A place at the beginning of a line: Discord takes it for a list and counts on, where places are shared. */
const COUNTED_PLACE = /^\{(?:place|rank), number\}\. /mu;

/** The arguments of a message, each with what it has to be: `name`, `n number`, `who select a|other`. */
function argumentsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const type: number = element.type;
    if (type === LITERAL || type === POUND || !('value' in element)) return [];
    if (!('options' in element)) return [`${element.value}${type === NUMBER ? ' number' : ''}`];
    const inner = Object.values(element.options).flatMap(({ value }) => argumentsOf(value));
    const kind =
      type === SELECT ? `select ${Object.keys(element.options).sort().join('|')}` : 'number';
    return [`${element.value} ${kind}`, ...inner];
  });
}

function read(message: string, language: string): string {
  const parsed = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  // An argument inside a plural stands in each of its branches, and languages differ in how many they have.
  return [...new Set(argumentsOf(parsed.getAst()))].sort().join(', ');
}

/** Sentences for engineers about what is wrong; empty where nothing is. */
export function catalogueFaults(catalogue: Catalogue): string[] {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    for (const key of Object.keys(catalogue.en)) {
      const message = catalogue[language][key];
      if (message === undefined) {
        faults.push(`${language} lacks ${key}`);
        continue;
      }
      if (message.trim() === '') faults.push(`${language} ${key} is empty`);
      if (message.includes("'")) faults.push(`${language} ${key} has a straight apostrophe`);
      if (/ {2}|^ | $/.test(message)) faults.push(`${language} ${key} has stray blanks`);
      if (key.startsWith('players.') && SPLIT_COUNT.test(message)) {
        faults.push(`${language} ${key} may break the line between a number and its word`);
      }
      // Labels of options are no Markdown.
      if (!key.startsWith('option.') && COUNTED_PLACE.test(message)) {
        faults.push(`${language} ${key} has a place that Discord counts anew`);
      }
      const found = read(message, language);
      const expected = read(catalogue.en[key] ?? '', 'en');
      if (found !== expected) faults.push(`${language} ${key} has {${found}}, not {${expected}}`);
    }
    for (const key of Object.keys(catalogue[language])) {
      if (!(key in catalogue.en)) faults.push(`${language} has ${key}, which English lacks`);
    }
  }
  for (const [key, message] of Object.entries(catalogue.de)) {
    if (/\b(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem)\b/.test(message))
      faults.push(`de ${key} may say "Sie"`);
  }
  for (const [key, message] of Object.entries(catalogue.fr)) {
    if (/\b(vous|votre|vos)\b/i.test(message)) faults.push(`fr ${key} may say "vous"`);
    if (/ [;:!?»]|« /.test(message)) faults.push(`fr ${key} breaks the line before a mark`);
  }
  return faults;
}
