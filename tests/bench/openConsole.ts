import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '@/providers/local/session.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { isFilled } from '../support/isFilled.ts';
import { buildConsole, buildPage } from './buildConsole.ts';
import { serveFolder } from './serveFolder.ts';

/** A console on the embedded back end in a real browser, with as many products as wanted. */
export interface BenchConsole {
  /** Replaces the data by sample data with that many products. */
  fill: (products: number) => Promise<void>;
  /** @returns a signed-in page of a sample account, all of the data stored. */
  signIn: (account: 'admin' | 'owner') => Promise<Page>;
  url: string;
  close: () => Promise<void>;
}

const PATIENCE = 600_000;

/**
 * Builds and serves the console and starts a browser with a profile of its own.
 * @param pages of the benchmarks, beside it at `/{name}.html`, with its data.
 */
export const openConsole = async (pages: readonly string[] = []): Promise<BenchConsole> => {
  const folder = await buildConsole('local');
  for (const name of ['fillPage', ...pages]) await buildPage(folder, name);
  const server = await serveFolder(folder);
  const { url } = server;
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: chromiumFlags,
  });
  context.setDefaultTimeout(PATIENCE);
  return {
    url,
    fill: async products => {
      const page = await context.newPage();
      await page.goto(`${url}/fillPage.html`);
      await page.waitForFunction(() => 'fillConsole' in window);
      await page.evaluate(count => window.fillConsole(count), products);
      await page.close();
    },
    signIn: async account => {
      const page = await context.newPage();
      // The session is the browser's: the next account finds the last one's.
      await page.goto(`${url}/icon.svg`);
      await page.evaluate(key => localStorage.removeItem(key), SESSION_KEY);
      await page.goto(`${url}/login`);
      await page.getByLabel('Email').fill(`${account}@catalogue.example`);
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('navigation').waitFor({ state: 'attached' });
      // What still fills the database takes half of this machine from what is measured.
      await expect.poll(() => isFilled(page), { timeout: PATIENCE }).toBe(true);
      return page;
    },
    close: async () => {
      await context.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
      await rm(profile, { recursive: true, force: true });
    },
  };
};
