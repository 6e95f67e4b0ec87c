import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** A file made of text, as the picker hands it over. */
export const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Chooses files on the import page. */
export const choose = async (
  page: Page,
  ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>
) => page.locator('input[type=file]').setInputFiles(...files);

/** Names the shop, and waits for the comparison that follows. */
export const setShop = async (page: Page, name: string) => {
  const field = page.getByRole('combobox', { name: 'Shop name' });
  await field.fill(name);
  await field.press('Tab');
  // Twice while it lasts: on the page, and among the work in progress.
  await expect(page.getByText('Comparing with your catalogue')).toHaveCount(0);
};

/** The button that writes. */
export const writeButton = (page: Page) =>
  page.getByRole('button', { name: /^Import \d+ products?$/ });

/** Writes, and waits for its end. */
export const write = async (page: Page) => {
  await writeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({
    timeout: 40_000,
  });
};
