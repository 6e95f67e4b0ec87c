import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from '../support/gallery.ts';
import { expect, settled, signIn, test } from './support/console.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What can differ between the schemes; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const ACCOUNTS = [null, 'owner', 'newowner', 'admin', 'support'] as const;

/** How far the page, text of twice the size and all, sticks out of a window to its right, in pixels. */
const overflowWithLargeText = async (page: Page) => {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  // The layout follows on the next frames.
  await page.waitForTimeout(150);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await style.evaluate(element => element.parentNode?.removeChild(element));
  return overflow;
};

for (const account of ACCOUNTS) {
  test(`axe finds nothing on the screens of ${account ?? 'visitors'}, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (account) await signIn(page, account);
    for (const screen of SCREENS.filter(one => one.account === account)) {
      await test.step(screen.name, async () => {
        await page.goto(screen.path);
        await settled(page);
        if (screen.name !== 'not-found') expect(page.url()).not.toContain('/not-found');
        await screen.act?.(page);
        expect.soft(await overflowWithLargeText(page), `${screen.name}, large text`).toBe(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
          // The colours follow on the next frames.
          await page.waitForTimeout(100);
          const axe = new AxeBuilder({ page });
          const rules = colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(OF_COLOURS);
          const { violations } = await rules.analyze();
          const found = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ html }) => html)
                .join(' | ')
                .slice(0, 400)}`,
          );
          expect.soft(found, `${screen.name}, ${colorScheme}`).toEqual([]);
        }
      });
    }
  });
}
