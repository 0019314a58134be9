/** A person before the page: sees what is written there, and finds things by their names. */
import type { Browser, Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/tables/types.ts';
import { vocabulary, type Vocabulary } from './words.ts';

/** How long a person waits for something to appear; the machine may be slow. */
const PATIENCE_MS = 30_000;

export interface VisitorOptions {
  /** Address of the local Discord's page. */
  readonly address: string;
  readonly member: string;
  readonly channel: string;
  /** What the member's client speaks, as the world has it. */
  readonly language: Language;
  /** The name under which the others see the member. */
  readonly name: string;
  /** What the table's panel speaks; English by default. */
  readonly tableLanguage?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly colours?: 'dark' | 'light';
}

export class Visitor {
  readonly page: Page;
  readonly name: string;
  /** In the visitor's own language. */
  readonly words: Vocabulary;
  /** In the language of the table, which its panel speaks to everybody. */
  readonly tableWords: Vocabulary;
  /** Errors of scripts, breaches of the content security policy and whatever else the console shows. */
  readonly faults: readonly string[];

  private constructor(page: Page, options: VisitorOptions, faults: readonly string[]) {
    this.page = page;
    this.name = options.name;
    this.words = vocabulary(options.language);
    this.tableWords = vocabulary(options.tableLanguage ?? 'en');
    this.faults = faults;
  }

  static async arrive(browser: Browser, options: VisitorOptions): Promise<Visitor> {
    const { address, member, channel, width = 1280, height = 800, colours = 'dark' } = options;
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: colours,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(PATIENCE_MS);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${options.name}: ${error.message}`));
    page.on('console', (message) => {
      // A breach of the policy is told on the console too.
      if (['error', 'warning'].includes(message.type())) {
        faults.push(`${options.name}: ${message.text()}`);
      }
    });
    await page.goto(`${address}?as=${member}#${channel}`);
    const visitor = new Visitor(page, options, faults);
    await visitor.messageBox().waitFor();
    return visitor;
  }

  messageBox(): Locator {
    return this.page.getByRole('textbox');
  }

  /** The table that the whole channel sees: the newest message that is not for one person alone. */
  table(): Locator {
    return this.page.getByRole('article').filter({ hasNotText: this.words.page.onlyYou }).last();
  }

  /** Messages that only this visitor sees. */
  privately(): Locator {
    return this.page.getByRole('article').filter({ hasText: this.words.page.onlyYou });
  }

  /** The newest of them. */
  aside(): Locator {
    return this.privately().last();
  }

  /** Types the beginning of a command and takes what it is completed to. */
  async complete(beginning: string, command: string): Promise<void> {
    await this.messageBox().fill(beginning);
    await this.page.getByRole('option', { name: command }).waitFor();
    await this.page.keyboard.press('Tab');
    await this.page.getByRole('form', { name: command }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Types a whole command, which runs at once. */
  async runCommand(command: string): Promise<void> {
    await this.messageBox().fill(command);
    await this.page.keyboard.press('Enter');
  }

  async press(where: Locator, label: string): Promise<void> {
    await where.getByRole('button', { name: label, exact: true }).click();
    await this.answered(where);
  }

  /** Opens a select and chooses the option in which `text` stands by itself. */
  async choose(where: Locator, select: string, text: string): Promise<void> {
    const combobox = where.getByRole('combobox', { name: select, exact: true });
    await combobox.click();
    await where
      .getByRole('option')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .click();
    await this.answered(where);
  }

  /** The options of a select as they are written; looks them up and closes it again. */
  async optionsOf(where: Locator, select: string): Promise<readonly string[]> {
    const combobox = where.getByRole('combobox', { name: select, exact: true });
    await combobox.click();
    const options = await where.getByRole('option').allInnerTexts();
    await this.page.keyboard.press('Escape');
    return options;
  }

  /** Waits until no press within is under way. */
  async answered(where: Locator): Promise<void> {
    const busy = where.locator('[aria-busy=true]');
    await busy.first().waitFor({ state: 'detached' });
  }

  /** Waits for a sentence, given with its Markdown. */
  async reads(where: Locator, sentence: string): Promise<void> {
    await where.getByText(plain(sentence)).first().waitFor();
  }

  leave(): Promise<void> {
    return this.page.close();
  }
}

/** A sentence as it reads on the screen. */
export function plain(markdown: string): string {
  return markdown.replaceAll('**', '').replaceAll('`', '');
}
