import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/providers/local/session.ts';
import { settle } from './sight/settle.ts';
import { ACCOUNT, type Walker } from './walker.ts';

/** Longest wait for the console to start, in milliseconds. */
const START = 45_000;

/** The console is there in whatever language. */
const started = (page: Page) =>
  expect(page.locator('nav, form').first()).toBeAttached({ timeout: START });

/** Opens an address as a role; visitors come as nobody. */
export const enter = async (page: Page, { role }: Walker, path: string) => {
  const account = ACCOUNT[role];
  if (account !== null) {
    await page.goto('/icon.svg');
    await page.evaluate(([key, uid]) => localStorage.setItem(key, uid), [
      SESSION_KEY,
      account,
    ] as const);
  }
  await page.goto(path);
  await started(page);
  await settle(page);
};
