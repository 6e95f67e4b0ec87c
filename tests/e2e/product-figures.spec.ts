import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

test('an owner sees how products did, in the list and on the page, as the analytics tell it', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last30');
  const ranking = page.getByRole('region', { name: 'Products', exact: true });
  const best = ranking.getByRole('table').getByRole('row').nth(1);
  await expect(best.getByRole('link')).toBeVisible({ timeout: 30_000 });
  const title = (await best.getByRole('link').textContent()) ?? '';
  const figures = await best.getByRole('cell').allTextContents();
  const [views = '', saves = '', clicks = '', conversion = ''] = figures;
  expect(Number(views.replace(/\D/g, ''))).toBeGreaterThan(0);

  // On its page when asked for, and from then on at once.
  await best.getByRole('link').click();
  const section = page.getByRole('region', { name: 'Figures', exact: true });
  await expect(section).toContainText('at most 61 reads');
  await section.getByRole('button', { name: 'Show figures' }).click();
  const tile = (name: string, value: string) =>
    section.getByRole('link', {
      name: new RegExp(`^${name} ?${value.replace('.', '\\.')}(?!\\d)`),
    });
  await expect(tile('Views', views)).toBeVisible();
  await expect(tile('Saves', saves)).toBeVisible();
  await expect(tile('Clicks out', clicks)).toBeVisible();
  await expect(section).toContainText('Compared with');
  await expectNoViolations(page);
  await page.reload();
  await expect(tile('Views', views)).toBeVisible();

  // In the list, once its columns are chosen.
  await page.goto('/all-products?columns=title,views,clicks,conversion');
  await page.getByRole('searchbox', { name: /^Search/ }).fill(title);
  const row = page.locator('tbody tr').filter({ hasText: title }).first();
  await expect(row.getByRole('cell', { name: views, exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: clicks, exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: conversion, exact: true })).toBeVisible();
  await expect(page.getByText(/^Figures: .*Days are UTC\./)).toBeVisible();
  await expectNoViolations(page);
});
