import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { SESSION_KEY } from '../src/providers/local/session.ts';
import { chromiumFlags, chromiumPath } from '../tests/support/chromium.ts';
import { SCREENS } from '../tests/support/gallery.ts';
import type { Screen } from '../tests/support/screen.ts';

const FOLDER = 'screenshots';
const SIZES = [
  { name: 'desktop', width: 1280, height: 860 },
  { name: 'phone', width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;
/** Taller pages are cut off, in pixels. */
const LONGEST = 4000;
const only = process.argv[2];
/** Scrolls so that a part of the page stands below the header. */
const top = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 96));

/** What `npm run screenshots -- docs` takes: the pictures of the README and the guide, and their screens. */
const DOCS = 'docs';
const DOC_SIZE = { width: 1280, height: 860 };
const IN_DOCS: Readonly<
  Record<string, string | [screen: string, act: (page: Page) => Promise<void>]>
> = {
  dashboard: 'owner-dashboard',
  products: 'owner-products',
  dark: 'owner-products',
  'product-form': [
    'owner-edit-product',
    page => page.getByLabel(/^Title/).fill('Sorrel Pottery Aalto Mug, 320 ml'),
  ],
  import: ['owner-import-preview', page => top(page, 'Preview')],
  compare: 'owner-compare-three',
  analytics: 'owner-product-analytics',
  businesses: 'admin-businesses',
  reports: 'admin-report',
  giveaway: 'admin-giveaway',
  merge: 'admin-merge-found',
};

const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.getByText('Please Wait').waitFor({ state: 'detached', timeout: 60_000 });
  await page.waitForTimeout(600);
};

/** The session is the browser's: the next account finds the last one's. */
const signOut = async (page: Page, base: string) => {
  await page.goto(`${base}/icon.svg`);
  await page.evaluate(key => localStorage.removeItem(key), SESSION_KEY);
};

const signIn = async (page: Page, base: string, account: string) => {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill(`${account}@catalogue.example`);
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Main navigation', includeHidden: true })
    .waitFor({ state: 'attached', timeout: 60_000 });
};

/** The window grows to the whole page, so that what sticks to its foot is there; not behind a dialog. */
const heightOf = async (page: Page, least: number) => {
  if ((await page.getByRole('dialog').count()) > 0) return least;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.min(Math.max(whole, least), LONGEST);
};

const takeScreen = async (
  page: Page,
  base: string,
  screen: Screen,
  size: (typeof SIZES)[number],
) => {
  const { name, width, height } = size;
  await page.setViewportSize({ width, height });
  await page.goto(base + screen.path);
  await settle(page);
  await screen.act?.(page).catch(error => console.error(`${screen.name}: ${error}`));
  await page.setViewportSize({ width, height: await heightOf(page, height) });
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${FOLDER}/${screen.name}-${name}-${scheme}.png` });
  }
  if (new URL(page.url()).pathname === '/not-found' && screen.name !== 'not-found')
    console.error(`${screen.name}: ${screen.path} was not found`);
};

/** One browser profile a size and account: signing in once is enough. */
const takeAll = async (browser: Browser, base: string, screens: readonly Screen[]) => {
  for (const size of SIZES) {
    const { name } = size;
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      hasTouch: name === 'phone',
    });
    let account: Screen['account'] = null;
    let page = await context.newPage();
    for (const screen of screens) {
      if (screen.account !== account) {
        await page.close();
        page = await context.newPage();
        await signOut(page, base);
        if (screen.account) await signIn(page, base, screen.account);
        account = screen.account;
      }
      await takeScreen(page, base, screen, size);
    }
    await context.close();
    console.info(`${name}: ${screens.length} screens, light and dark`);
  }
};

/** The pictures that the docs show, as a window has them. */
const takeForDocs = async (browser: Browser, base: string) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  let account: Screen['account'] = null;
  for (const [picture, shown] of Object.entries(IN_DOCS)) {
    const [name, act] = typeof shown === 'string' ? [shown] : shown;
    const screen = SCREENS.find(one => one.name === name);
    if (!screen?.account) throw new Error(`There is no screen ${name}`);
    if (screen.account !== account) {
      await signOut(page, base);
      await signIn(page, base, screen.account);
    }
    account = screen.account;
    await page.setViewportSize(DOC_SIZE);
    await page.emulateMedia({ colorScheme: picture === 'dark' ? 'dark' : 'light' });
    await page.goto(base + screen.path);
    await settle(page);
    await screen.act?.(page);
    await act?.(page);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `docs/images/${picture}.png` });
  }
  await context.close();
};

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ preview: { port: 4180, strictPort: false }, logLevel: 'error' });
const base = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
try {
  if (only === DOCS) await takeForDocs(browser, base);
  else
    await takeAll(
      browser,
      base,
      SCREENS.filter(screen => !only || screen.name.includes(only)),
    );
} finally {
  await browser.close();
  await server.close();
}
