import { expect, signIn, test } from './support/console.ts';

/** Counts what moves, from before the page's own code. */
const countMotion = () => {
  const moved: string[] = [];
  Object.assign(window, { moved });
  for (const type of ['animationiteration', 'transitionrun'])
    addEventListener(
      type,
      event => {
        const what =
          event instanceof TransitionEvent
            ? event.propertyName
            : Reflect.get(event, 'animationName');
        moved.push(`${type} ${what} of ${(event.target as Element).outerHTML.slice(0, 120)}`);
      },
      true,
    );
};

test('who asked for less motion sees none: nothing slides, and what turns elsewhere stands', {
  tag: '@embedded',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countMotion);
  await signIn(page, 'owner', '/all-products');
  const rows = page.getByRole('table', { name: 'All Products' }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.keyboard.press('Escape');
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('1 product archived')).toBeVisible();
  await rows.first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Motionless');
  await expect(page.getByText('Unsaved')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});
