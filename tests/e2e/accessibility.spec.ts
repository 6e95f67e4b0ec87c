import type { Page } from '@playwright/test';
import { SCREENS } from '../support/gallery.ts';
import { violationsOn } from './support/axe.ts';
import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';

/** What can differ between the schemes; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const ACCOUNTS = [null, 'owner', 'newowner', 'admin', 'support'] as const;

/** How long a table that does not fit any more may take to get a box of its own, in milliseconds. */
const PATIENCE = 20_000;

/** How far the page, text of twice the size and all, sticks out of a window to its right, in pixels. */
const overflowWithLargeText = async (page: Page) => {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const overflow = async () => {
    // Without a window nothing is laid out for observers until somebody looks.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    return page.evaluate(async () => {
      const root = document.documentElement;
      const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      return root.scrollWidth - root.clientWidth;
    });
  };
  const until = Date.now() + PATIENCE;
  let left = await overflow();
  while (left > 0 && Date.now() < until) left = await overflow();
  await style.evaluate(element => element.parentNode?.removeChild(element));
  return left;
};

/** Screens that ask other hosts for rates or pictures, whichever part of a test they begin. */
const ASKS_ELSEWHERE = /^\/(?:compare|shopify|wix|merge-products|duplicate-products)\b/;

/** Screens a test: a few at a time run beside each other, and are quickly tried again. */
const SCREENS_A_TEST = 12;

const parts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SCREENS_A_TEST) }, (_, index) =>
    items.slice(index * SCREENS_A_TEST, (index + 1) * SCREENS_A_TEST),
  );

const changeScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  // The colours follow on the next frames, some of them slowly.
  await page.waitForTimeout(100);
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(one => one.finished)),
      // What turns for ever is not waited for.
      new Promise(resolve => setTimeout(resolve, 1000)),
    ]),
  );
};

/** What has a quarter of an hour in all does not look at the same page twice. */
const looked = SCREENS.filter(({ twinOf }) => !process.env.CI || twinOf === undefined);

/** The schemes a screen is looked at in: both, and in that quarter of an hour each other one in turn. */
const schemesOf = (index: number) => {
  if (!process.env.CI) return ['light', 'dark'] as const;
  return index % 2 === 0 ? (['light'] as const) : (['dark'] as const);
};

for (const account of ACCOUNTS)
  for (const screens of parts(looked.filter(screen => screen.account === account))) {
    const [first] = screens;
    const title = `axe finds nothing on the screens of ${account ?? 'visitors'} from ${first?.name}`;
    test(title, { tag: '@thorough' }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (account) await signIn(page, account);
      for (const [index, screen] of screens.entries()) {
        await test.step(screen.name, async () => {
          const [schemeFirst, ...others] = schemesOf(index);
          await page.emulateMedia({ colorScheme: schemeFirst });
          if (ASKS_ELSEWHERE.test(screen.path)) await answerForElsewhere(page);
          await page.goto(screen.path);
          await settled(page);
          if (screen.name !== 'not-found') expect(page.url()).not.toContain('/not-found');
          await screen.act?.(page);
          expect.soft(await overflowWithLargeText(page), `${screen.name}, large text`).toBe(0);
          await changeScheme(page, schemeFirst);
          expect.soft(await violationsOn(page), `${screen.name}, ${schemeFirst}`).toEqual([]);
          for (const scheme of others) {
            await changeScheme(page, scheme);
            const found = await violationsOn(page, OF_COLOURS);
            expect.soft(found, `${screen.name}, ${scheme}`).toEqual([]);
          }
        });
      }
    });
  }

test('on a phone the way home has a name, and a wide table is scrolled with the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', '/view-product/p00279');
  const home = page.getByRole('banner').getByRole('link', { name: 'Catalogue back office' });
  await expect(home).toBeVisible();
  const variants = page.getByRole('group', { name: 'Variants' });
  await variants.focus();
  await expect(variants).toBeFocused();
  expect(await violationsOn(page, ['link-name', 'scrollable-region-focusable'])).toEqual([]);
});

/** Pages that say something from the beginning, and the words of it. */
const STANDING = [
  ['/giveaways/g02', /can|nobody|winners/i],
  ['/business/owner/view-business', /^Yes, as business owner/],
  ['/business/add-business', /An account is created/],
  ['/products-analytics', null],
  ['/submitted-requests?open=q035', /Approving tells the owner/],
] as const;

test('what stands on a page from the beginning interrupts nobody who listens', async ({ page }) => {
  for (const [path, words] of STANDING) {
    await signIn(page, 'admin', path);
    await settled(page);
    if (words) await expect(page.getByRole('note').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
});
