import { test as base, expect, type Page } from '@playwright/test';

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

/** Signs in on a fresh page and waits for the console; the first time fills the database. */
export const signIn = async (page: Page, account: Account, path = '/') => {
  await page.goto(path);
  await trySignIn(page, account);
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

/** Fails a test whose page logs an error or throws. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.route(isElsewhere, route =>
        route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE }),
      );
      await page.route('https://api.frankfurter.dev/**', route => {
        const base = new URL(route.request().url()).searchParams.get('base') ?? '';
        return route.fulfill({ json: { base, date: '2026-11-20', rates: RATES[base] ?? {} } });
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
