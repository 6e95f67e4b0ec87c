import type { Page } from '@playwright/test';
import { countOn, rowsOf, tab } from './support/administration.ts';
import { expect, settled, signIn, test } from './support/console.ts';

const queue = (page: Page) => rowsOf(page, 'Reports');
const address = (filter: Record<string, string>) =>
  `/reports?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const filterOf = (page: Page): unknown =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

test('reports are filtered by how severe they are: rows, tabs, what is selected, and the address', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', `${address({ status: 'open' })}&perPage=100`);
  await expect(queue(page).first()).toBeVisible();
  const all = await queue(page).count();
  const severe = queue(page).filter({
    has: page.getByRole('cell', { name: 'High', exact: true }),
  });
  const high = await severe.count();
  expect(high).toBeGreaterThan(0);
  expect(high).toBeLessThan(all);
  const resolved = await countOn(page, 'Resolved');
  const names = await severe.getByRole('link').allTextContents();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Severity').click();
  await page.getByRole('option', { name: 'High' }).click();
  await expect(queue(page)).toHaveCount(high);
  await expect(queue(page).getByRole('link')).toHaveText(names);
  expect(filterOf(page)).toEqual({ status: 'open', severity: 'high' });

  await test.step('the tabs count what is of that severity, as far as that is known', async () => {
    await expect(tab(page, 'Open')).toBeVisible();
    const open = await countOn(page, 'Open');
    expect(open).toBeGreaterThanOrEqual(high);
    await expect(page.getByRole('tab', { name: 'In review', exact: true })).toBeVisible();
    await expect(tab(page, 'Resolved')).not.toHaveText(`Resolved (${resolved})`);
    const ofSeverity = await countOn(page, 'Resolved');
    await tab(page, 'Resolved').click();
    await expect(queue(page)).toHaveCount(ofSeverity);
    await expect(page.getByRole('cell', { name: 'High', exact: true })).toHaveCount(ofSeverity);
    await page.goBack();
    await expect(tab(page, 'Open')).toHaveText(`Open (${open})`);
    await expect(queue(page)).toHaveCount(high);
  });

  await test.step('a reason beside it narrows it, or leaves nothing, which is said', async () => {
    await page.goto(address({ severity: 'low', reason: 'counterfeit' }));
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await page.goto(address({ status: 'open', severity: 'high', reason: 'counterfeit' }));
    await expect(queue(page).first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Open', exact: true })).toBeVisible();
    expect(await queue(page).count()).toBeLessThan(high);
  });

  await test.step('what matches is selected as the rows say', async () => {
    await page.goto(`${address({ status: 'open', severity: 'high' })}&perPage=5`);
    await expect(queue(page)).toHaveCount(5);
    await settled(page);
    const open = await countOn(page, 'Open');
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: /^Select all \d+$/ }).click();
    await expect(page.getByRole('toolbar')).toContainText(String(open));
  });

  await test.step('an odd severity in the address is left out, which is said', async () => {
    await page.goto(address({ status: 'open', severity: 'worst' }));
    await expect(page.getByText(/does not have \(filter\)/)).toBeVisible();
    await expect(queue(page).first()).toBeVisible();
    expect(filterOf(page)).toEqual({ status: 'open' });
  });
});

test('a phone filters reports by severity, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', '/reports');
  const cards = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Severity').click();
  await page.getByRole('option', { name: 'Low' }).click();
  await expect(cards.filter({ hasText: 'High' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Low' }).first()).toBeVisible();
});
