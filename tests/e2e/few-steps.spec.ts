import type { Page } from '@playwright/test';
import { rowsOf } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';
import { CANDLES, gridCell, gridColumn } from './support/grid.ts';
import { PIXEL } from './support/pixel.ts';

/** Counts presses and keys from now on, as the browser gets them; a modifier and its key are one. */
const countSteps = async (page: Page) => {
  const steps = { presses: 0, keys: 0 };
  await page.exposeFunction('countStep', (kind: keyof typeof steps) => {
    steps[kind] += 1;
  });
  await page.evaluate(() => {
    const count = (kind: string) => Reflect.get(window, 'countStep')(kind);
    addEventListener('pointerdown', () => count('presses'), true);
    const onKey = ({ key }: KeyboardEvent) => key !== 'Shift' && key !== 'Control' && count('keys');
    addEventListener('keydown', onKey, true);
  });
  return steps;
};

test('fifteen products get different numbers in stock', async ({ page }) => {
  await signIn(page, 'owner', CANDLES);
  const steps = await countSteps(page);
  await page.getByRole('link', { name: 'Edit in a grid' }).click();
  await gridCell(page, 0, await gridColumn(page, 'Stock')).click();
  for (let row = 0; row < 15; row++) {
    await page.keyboard.type(`${row + 20}`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('15 products saved').filter({ visible: true })).toBeVisible();
  expect(steps.presses).toBeLessThanOrEqual(2);
  expect(steps.keys).toBeLessThanOrEqual(46);
});

test('ten products go on sale', async ({ page }) => {
  await signIn(page, 'owner', '/all-products');
  const steps = await countSteps(page);
  const boxes = rowsOf(page, 'All Products').getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(9).click({ modifiers: ['Shift'] });
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Put on sale, or end the sale').click();
  await dialog.getByRole('textbox', { name: 'So much off' }).click();
  await page.keyboard.type('20');
  await dialog.getByRole('button', { name: 'Change 10 products' }).click();
  await expect(page.getByText('10 products changed')).toBeVisible();
  expect(steps.presses).toBeLessThanOrEqual(6);
  expect(steps.keys).toBeLessThanOrEqual(2);
});

test('a first product gets three pictures and twelve variants', async ({ page }) => {
  await signIn(page, 'newowner', '/');
  const steps = await countSteps(page);
  await page.getByRole('link', { name: /Add/ }).first().click();
  await page.getByLabel(/^Title/).click();
  await page.keyboard.type('Linen shirt');
  const asked = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /picture/i })
    .first()
    .click();
  const names = ['front.png', 'back.png', 'collar.png'];
  await (await asked).setFiles(names.map(name => ({ name, mimeType: 'image/png', buffer: PIXEL })));
  await page.getByRole('textbox', { name: 'Price', exact: true }).click();
  await page.keyboard.type('39');
  const option = page.getByRole('dialog');
  for (const [name, values] of [
    ['Size', 'S,M,L,XL'],
    ['Color', 'Red,Sand,Sea'],
  ] as const) {
    await page.getByRole('button', { name: 'Add option' }).click();
    await expect(option.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(values);
    await option.getByRole('button', { name: 'Apply' }).click();
  }
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linen shirt' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Variants' }).getByRole('row')).toHaveCount(13);
  expect(steps.presses).toBeLessThanOrEqual(9);
  expect(steps.keys).toBeLessThanOrEqual(44);
});
