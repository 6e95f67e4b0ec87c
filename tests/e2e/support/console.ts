import {
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { SESSION_KEY } from '../../../src/providers/local/session.ts';
import { emulated } from './emulated.ts';
import { filledProfile, removeProfile } from './filledProfile.ts';

/** Whether the console under test has the embedded back end, not the emulators. */
export const isEmbedded = !emulated;

/** A sample account's name before `@catalogue.example`. */
export type Account =
  | 'owner'
  | 'newowner'
  | 'admin'
  | 'admin2'
  | 'support'
  | 'flagged'
  | 'pending'
  | 'deactivated'
  | 'deleted'
  | 'norecord';

/** Fills in and sends the sign-in form. */
export const trySignIn = async (page: Page, account: Account, password = 'demo1234') => {
  await page.getByLabel('Email').fill(`${account}@catalogue.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** The main navigation. */
export const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation', includeHidden: true });

/** Waits until a page shows what it has: nothing loads any more, no skeleton is left. */
export const settled = async (page: Page) => {
  await expect(page.getByText('Please Wait')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0, { timeout: 30_000 });
  // A listener of Firestore keeps its connection open: there the network is never idle.
  if (isEmbedded) await page.waitForLoadState('networkidle');
};

/** Signs in on a fresh page as people do, and waits for the console. */
export const signInByForm = async (page: Page, account: Account, path = '/') => {
  await page.goto(path);
  await trySignIn(page, account);
  await expect(navigation(page)).toBeAttached({ timeout: 45_000 });
};

/** Pages whose tab has a session of its own. */
const ownTabs = new WeakSet<Page>();

/** Tells a page's browser, or its tab where that has a session of its own, who is signed in. */
const setSession = async (page: Page, account: string) => {
  await page.goto('/icon.svg');
  await page.evaluate(
    ([key, uid, own]) => (own ? sessionStorage : localStorage).setItem(key, uid),
    [SESSION_KEY, account, ownTabs.has(page)] as const,
  );
};

/** A page that is told who is signed in, which spares the sign-in page where it is not the point. */
export const signIn = async (page: Page, account: Account, path = '/') => {
  if (!isEmbedded) {
    // Somebody else may be signed in: then the form is not shown.
    await page.goto('/icon.svg');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('firebase:authUser')) localStorage.removeItem(key);
    });
    return signInByForm(page, account, path);
  }
  await setSession(page, account);
  await page.goto(path);
  await expect(navigation(page)).toBeAttached({ timeout: 45_000 });
};

/** Exchange rates as the public service would answer; nothing leaves this machine. */
const RATES: Record<string, Record<string, number>> = {
  USD: { AUD: 1.5, EUR: 0.9 },
  AUD: { USD: 0.67, EUR: 0.6 },
  EUR: { USD: 1.11, AUD: 1.67 },
};

/** Pictures by link lead to shops; a test asks nobody but this machine. */
const isElsewhere = ({ hostname, protocol }: URL) =>
  protocol.startsWith('http') && hostname !== '127.0.0.1';

const BLANK_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Answers a page that asks for exchange rates, or for pictures of other hosts. A page that asks
 * without this fails its test: nothing leaves the machine. It costs a page its cache, so only
 * those that ask have it.
 */
export const answerForElsewhere = async (pages: Pick<Page, 'route'>) => {
  await pages.route(isElsewhere, route =>
    route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE }),
  );
  await pages.route('https://api.frankfurter.dev/**', route => {
    const base = new URL(route.request().url()).searchParams.get('base') ?? '';
    return route.fulfill({ json: { base, date: '2026-11-20', rates: RATES[base] ?? {} } });
  });
};

/** Of a test that what others of its file left behind would mislead. */
export const FRESH = '@fresh';

/** Tests on the emulators share a database; each file of them finds the sample data as it was. */
let fileSeeded = '';

const seedFor = async ({ file, tags }: Pick<TestInfo, 'file' | 'tags'>) => {
  if (!emulated || (fileSeeded === file && !tags.includes(FRESH))) return;
  const answer = await fetch(emulated.seed);
  if (!answer.ok) throw new Error(`The sample data could not be put back: ${await answer.text()}`);
  fileSeeded = file;
};

interface ConsoleFixtures {
  /** What the browser may log in this file's tests. */
  expected: RegExp | null;
  seeded: undefined;
  quiet: undefined;
  /** Opens a window with a session of its own: a tab that has one, else a profile. */
  newWindow: () => Promise<Page>;
}

const consoleTest = base.extend<ConsoleFixtures>({
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
    async ({}, use, test) => {
      await seedFor(test);
      await use(undefined);
    },
    { auto: true, timeout: 120_000 },
  ],
  newWindow: async ({ context, browser }, use) => {
    const profiles: BrowserContext[] = [];
    await use(async () => {
      if (isEmbedded) {
        const tab = await context.newPage();
        ownTabs.add(tab);
        await setSession(tab, '');
        return tab;
      }
      const profile = await browser.newContext();
      profiles.push(profile);
      return profile.newPage();
    });
    for (const profile of profiles) await profile.close();
  },
  expected: [null, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
      page.on('console', message => {
        // The browser logs a refused sign-in by itself, whatever the console makes of it.
        const isRefusal = message.location().url.includes('identitytoolkit.googleapis.com');
        const isProblem = message.type() === 'error' && !isRefusal;
        if (isProblem && !expected?.test(message.text()))
          problems.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** A window whose database holds the sample data, in a browser of its own. */
const filledTest = consoleTest.extend({
  context: async (
    { baseURL, contextOptions, launchOptions, locale, timezoneId, viewport },
    use,
  ) => {
    const profile = filledProfile();
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      ...{ baseURL, locale, timezoneId, viewport },
    });
    await use(context);
    await context.close();
    removeProfile(profile);
  },
});

/** A window of the console that has emulators of its own. */
const emulatedTest = consoleTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern
  baseURL: async ({}, use) => use(emulated?.url),
});

/** Fails a test whose page logs an error, throws, or asks another machine. */
export const test = isEmbedded ? filledTest : emulatedTest;

export { expect };
