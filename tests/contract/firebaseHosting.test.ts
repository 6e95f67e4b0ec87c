import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTools } from '../../scripts/emulators/installTools.ts';
import { type SpawnedEmulators, spawnEmulators } from '../../scripts/emulators/spawnEmulators.ts';
import { type ServedSite, serveDist } from '../../scripts/hosting/serveDist.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { findFirestoreEmulator } from '../support/firestoreEmulator.ts';

const canRun = hasTools() && findFirestoreEmulator() !== undefined && chromiumPath !== undefined;
if (!canRun) console.warn('The hosted site is not tested: it needs the emulators and Chromium.');

const OWNER_PATHS = [
  '/',
  '/add-product',
  '/all-products',
  '/products-analytics',
  '/profile',
  '/edit-profile',
  '/user-analytics',
  '/shopify/add-product',
  '/wix/add-product',
  '/submitted-requests',
];
const ADMIN_PATHS = [
  '/',
  '/users',
  '/all-products',
  '/all-business',
  '/business/add-business',
  '/business/owner/view-business',
  '/merge-products',
  '/products-analytics',
  '/giveaways',
  '/reports',
  '/submitted-requests',
];

describe.runIf(canRun)('the built site, under the headers of firebase.json and the rules', () => {
  let emulators: SpawnedEmulators;
  let site: ServedSite;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hosted-'));
    emulators = await spawnEmulators({ projectId: 'demo-hosted', products: 300 });
    Object.assign(process.env, emulators.env);
    await build({
      mode: 'emulators',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
    const { auth, firestore, storage } = emulators;
    const origins = [auth, firestore, storage].map(address => `http://${address}`);
    site = await serveDist({ folder, origins });
    browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await emulators?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the browser refused, and what went wrong, while a page was used. */
  const watch = (page: Page) => {
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
    page.on('console', message => {
      if (/Content Security Policy|permission|Refused/i.test(message.text()))
        problems.push(message.text());
    });
    return problems;
  };

  const open = async (account: string) => {
    const context = await browser.newContext();
    await context.route('https://api.frankfurter.dev/**', route =>
      route.fulfill({ json: { base: 'USD', date: '2026-11-20', rates: { EUR: 0.9, AUD: 1.5 } } }),
    );
    const page = await context.newPage();
    const problems = watch(page);
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Email').fill(`${account}@catalogue.example`);
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return { page, problems };
  };

  it.each([
    ['owner', OWNER_PATHS],
    ['admin', ADMIN_PATHS],
  ])(
    'opens every page of %s without a violation or a denial',
    async (account, paths) => {
      const { page, problems } = await open(account);
      const navigation = page.getByRole('navigation', { name: 'Main navigation' });
      await navigation.waitFor({ state: 'attached', timeout: 45_000 });
      for (const path of paths) {
        await page.goto(site.url + path);
        await navigation.waitFor({ state: 'attached', timeout: 45_000 });
        await page.getByRole('heading').first().waitFor({ timeout: 30_000 });
        await page.getByText('Please Wait').waitFor({ state: 'hidden' });
        await page.waitForTimeout(300);
        expect(await page.getByText('Unexpected Application Error!').count(), path).toBe(0);
        expect(problems, path).toEqual([]);
      }
      await page.context().close();
    },
    240_000,
  );

  it('shows products that come from Firestore', async () => {
    const { page, problems } = await open('owner');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.waitFor({ state: 'attached', timeout: 45_000 });
    await page.goto(`${site.url}/all-products`);
    await page.getByRole('row').nth(5).waitFor({ timeout: 30_000 });
    expect(problems).toEqual([]);
    await page.context().close();
  }, 120_000);

  it('refuses a script that is not the site’s own', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/login`);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.evil = true';
      document.body.append(script);
      return 'evil' in window;
    });
    expect(ran).toBe(false);
    await page.close();
  });
});
