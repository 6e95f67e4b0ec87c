import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'All Products' }).locator('tbody tr');
const total = async (page: Page) =>
  Number(
    (await page.getByText(/^\d[\d,]*–[\d,]+ of [\d,]+$/).textContent())?.split(' of ')[1] ?? 0,
  );

test('products are found by a tag, suggested or typed, and by whether they are on sale', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(rows(page)).toHaveCount(25);
  const all = await total(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const tag = page.getByRole('combobox', { name: 'Tag' });
  await tag.click();
  const suggested = page.getByRole('listbox').getByRole('option').first();
  const name = (await suggested.textContent()) ?? '';
  expect(name).not.toBe('');
  await suggested.click();
  await expect(page).toHaveURL(new RegExp(`tag.*${name}`));
  await expect.poll(() => total(page)).toBeLessThan(all);
  const tagged = await total(page);
  expect(tagged).toBeGreaterThan(0);

  // However it is written, and with an order.
  await tag.fill(name.toUpperCase());
  await tag.press('Enter');
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect.poll(() => total(page)).toBe(tagged);
  await page.reload();
  await expect(tag).toHaveValue(name.toUpperCase());
  await expect.poll(() => total(page)).toBe(tagged);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(name);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(tagged);
  await expectNoViolations(page);

  await tag.fill('nobody has this');
  await tag.press('Enter');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: /Clear/ }).first().click();
  await expect.poll(() => total(page)).toBe(all);
  await page.getByRole('combobox', { name: 'Sale' }).click();
  await page.getByRole('option', { name: 'Not on sale' }).click();
  await expect.poll(() => total(page)).toBeLessThan(all);
  const regular = await total(page);
  await page.getByRole('combobox', { name: 'Sale' }).click();
  await page.getByRole('option', { name: 'On sale', exact: true }).click();
  await expect.poll(() => total(page)).toBe(all - regular);
});
