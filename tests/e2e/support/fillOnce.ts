import { chromium, expect, type FullConfig, type Page } from '@playwright/test';
import { DATABASE_NAME, SEEDED } from '../../../src/providers/local/databaseName.ts';
import { SESSION_KEY } from '../../../src/providers/local/session.ts';
import { isEmbedded, navigation, trySignIn } from './console.ts';
import { keepFilled, newProfile, removeProfile } from './filledProfile.ts';

/** Whether the console's database notes what it was filled with; pages are shown before that. */
const isFilled = (page: Page) =>
  page.evaluate(
    ([name, note]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('meta').objectStore('meta').count(note);
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result > 0);
          };
        };
      }),
    [DATABASE_NAME, SEEDED] as const,
  );

/**
 * Playwright's global set-up: signs in once on a fresh profile, which fills the embedded database.
 * Every test starts from a copy of it; filling it anew took most of a test's time.
 */
export default async ({ projects: [project] }: FullConfig) => {
  if (!isEmbedded || !project) return;
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
