import type { FileChooser, Page } from '@playwright/test';
import { expect } from '../support/console.ts';
import type { Way } from './reader.ts';

/** Milliseconds to wait for something to be said. */
const PATIENCE = 30_000;

/**
 * Somebody who hears the console and has a keyboard. It can press keys, read on, and knows nothing
 * but what was said: there is no way to look at the page.
 */
export class Ear {
  readonly #page: Page;
  /** Phrases of this document that were listened to already. */
  #heard = 0;
  #lastRead: [pattern: RegExp, way: Way, most: number] | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('framenavigated', frame => {
      if (frame === page.mainFrame()) this.#forget();
    });
  }

  #forget() {
    // An address that changes without loading keeps the document, and what was said in it.
    void this.#page
      .evaluate(() => window.reader.since(0))
      .then(all => {
        if (all.length < this.#heard) this.#heard = 0;
      })
      .catch(() => {
        this.#heard = 0;
      });
  }

  /** What was said since it was last listened to; stays to be heard. */
  async #news(): Promise<string[]> {
    // A page that is being loaded says nothing yet.
    return this.#page.evaluate(count => window.reader.since(count), this.#heard).catch(() => []);
  }

  /** Types an address into the browser, and listens to where that leads: nobody reads a page sooner. */
  async open(path: string) {
    this.#heard = 0;
    await this.#page.goto(path);
    await expect
      .poll(() => this.#page.evaluate(() => window.reader.isOnItsWay()), { timeout: PATIENCE })
      .toBe(true);
  }

  /** Loads the page anew, whatever the browser asks, and listens to it. */
  async reload() {
    this.#page.once('dialog', dialog => dialog.accept());
    await this.open(this.#page.url());
  }

  /** Waits until a phrase is said that was not listened to yet. @returns the phrase. */
  async hear(pattern: RegExp, timeout = PATIENCE): Promise<string> {
    const [phrase = ''] = await this.hearAll([pattern], timeout);
    return phrase;
  }

  /**
   * Waits until a phrase is said for each pattern, in whatever order.
   * @returns the phrases, in the order of the patterns.
   */
  async hearAll(patterns: readonly RegExp[], timeout = PATIENCE): Promise<string[]> {
    const until = Date.now() + timeout;
    for (;;) {
      const news = await this.#news();
      const found = patterns.map(pattern => news.findIndex(phrase => pattern.test(phrase)));
      if (!found.includes(-1)) {
        this.#heard += Math.max(...found) + 1;
        return found.map(at => news[at] ?? '');
      }
      if (Date.now() > until) {
        const lacks = patterns.filter((_, index) => found[index] === -1).join(' and ');
        const place = await this.#page.evaluate(() => window.reader.place());
        throw new Error(
          `${lacks} was not said at ${place}, but:\n${news.map(one => `  ${one}`).join('\n')}`,
        );
      }
      await this.#page.waitForTimeout(50);
    }
  }

  /** Forgets what was said, so that only what comes now is heard. */
  async listen() {
    this.#heard += (await this.#news()).length;
  }

  /** Goes to where the reading is; what was replaced after it was read is read again. */
  async #takeFocus() {
    const take = () => this.#page.evaluate(() => window.reader.takeFocus());
    for (let times = 0; !(await take()); times++) {
      const last = this.#lastRead;
      if (!last || times > 5) throw new Error(`What was read cannot have the focus: ${last?.[0]}`);
      await this.readTo(...last);
    }
  }

  /** Presses keys one after another, where the reading is. */
  async press(...keys: string[]) {
    await this.#takeFocus();
    await this.listen();
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Presses a key that opens the system's own choice of a file, and chooses one there. */
  async chooses(file: Parameters<FileChooser['setFiles']>[0], key: string) {
    const asked = this.#page.waitForEvent('filechooser');
    await this.press(key);
    await (await asked).setFiles(file);
  }

  /** Types a text where the focus is. */
  async type(text: string) {
    await this.listen();
    await this.#page.keyboard.type(text);
  }

  /** Replaces what is in the field that has the focus. */
  async retype(text: string) {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Presses a key until a phrase fits, Tab unless said otherwise. @returns the phrase. */
  async goTo(pattern: RegExp, key = 'Tab', most = 80): Promise<string> {
    await this.#takeFocus();
    const all: string[] = [];
    for (let step = 0; step < most; step++) {
      await this.listen();
      await this.#page.keyboard.press(key);
      for (let wait = 0; wait < 6; wait++) {
        const news = await this.#news();
        const found = news.find(phrase => pattern.test(phrase));
        if (found !== undefined) {
          await this.listen();
          return found;
        }
        if (news.length > 0) {
          all.push(...news);
          break;
        }
        await this.#page.waitForTimeout(15);
      }
    }
    throw new Error(`${key} never led to ${pattern}:\n${all.map(one => `  ${one}`).join('\n')}`);
  }

  /** Reads on, or from heading to heading, until a phrase fits. @returns the phrase. */
  async readTo(pattern: RegExp, way: Way = 'next', most = 600): Promise<string> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const { found, read } = await this.#page.evaluate(
        ([by, source, flags, steps]) => window.reader.readUntil(by, source, flags, steps),
        [way, pattern.source, pattern.flags, most] as const,
      );
      if (found !== null) {
        this.#lastRead = [pattern, way, most];
        await this.listen();
        return found;
      }
      // What is still loading can be read a moment later.
      if (Date.now() > until) {
        const last = read.slice(-80).map(one => `  ${one}`);
        throw new Error(`${pattern} was not read by ${way}:\n${last.join('\n')}`);
      }
      await this.#page.waitForTimeout(200);
    }
  }

  /** The voice speaks this language. */
  async speaks(language: 'en' | 'de') {
    await expect.poll(() => this.#page.evaluate(() => window.reader.language())).toBe(language);
  }
}
