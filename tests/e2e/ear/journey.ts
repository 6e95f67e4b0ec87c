import { SESSION_KEY } from '../../../src/providers/local/session.ts';
import { type Account, answerForElsewhere, test as consoleTest } from '../support/console.ts';
import { Ear } from './Ear.ts';
import { readerScript } from './readerScript.ts';
import { type Words, wordsOf } from './words.ts';

/** What a journey by ear has: no page to look at. */
export interface Listener {
  ear: Ear;
  words: Words;
  /** Opens an address; the browser knows already who it is, and which language they speak. */
  open: (account: Account, path: string) => Promise<void>;
}

const earTest = consoleTest.extend<{ ear: Ear }, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
    async ({}, use) => {
      await use(await readerScript());
    },
    { scope: 'worker' },
  ],
  ear: async ({ page, script }, use) => {
    await answerForElsewhere(page);
    await page.addInitScript(script);
    await use(new Ear(page));
  },
});

/**
 * A journey of somebody who hears the console and has a keyboard, once in each language. It gets no
 * page to look at: what is not said is not there, and what no key reaches cannot be done.
 */
export const byEar = (title: string, travel: (listener: Listener) => Promise<void>) => {
  for (const language of ['en', 'de'] as const) {
    earTest(`@embedded by ear, ${language}: ${title}`, async ({ page, ear }) => {
      const open = async (account: Account, path: string) => {
        await page.goto('/icon.svg');
        await page.evaluate(
          ([key, uid, tongue]) => {
            localStorage.setItem(key, uid);
            localStorage.setItem('backOffice.language', tongue);
          },
          [SESSION_KEY, account, language] as const,
        );
        await ear.open(path);
      };
      await travel({ ear, words: wordsOf(language), open });
      await ear.speaks(language);
    });
  }
};
