import { chromium, expect, type FullConfig } from '@playwright/test';
import { SESSION_KEY } from '../../../src/providers/local/session.ts';
import { isFilled } from '../../support/isFilled.ts';
import { isEmbedded, navigation, trySignIn } from './console.ts';
import { keepFilled, newProfile, removeLeftProfiles, removeProfile } from './filledProfile.ts';

/**
 * Playwright's global set-up: signs in once on a fresh profile, which fills the embedded database.
 * Every test starts from a copy of it; filling it anew took most of a test's time.
 */
export default async ({ projects: [project] }: FullConfig) => {
  if (!isEmbedded || !project) return;
  removeLeftProfiles();
  const { baseURL = '', launchOptions } = project.use;
  const profile = newProfile();
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await trySignIn(page, 'owner');
  await expect(navigation(page)).toBeAttached({ timeout: 90_000 });
  // Not `waitForFunction`: it takes a promise for the answer, and every test filled its own database.
  await expect.poll(() => isFilled(page), { timeout: 90_000 }).toBe(true);
  // Every test signs in by itself.
  await page.evaluate(key => localStorage.removeItem(key), SESSION_KEY);
  await context.close();
  keepFilled(profile);
  return () => removeProfile(profile);
};
