import type { Locator, Page } from '@playwright/test';
import { countOn } from './support/administration.ts';
import { type Account, answerForElsewhere, expect, signIn, test } from './support/console.ts';

const figureOf = async (tile: Locator) => {
  const text = await tile.locator('span').nth(1).textContent();
  return Number((text ?? '').replaceAll(',', ''));
};

/** How many rows the list in view says it has; one without rows has a notice in their place. */
const rowsOf = async (page: Page) => {
  const said = page.locator('main').getByRole('status');
  const count = said.filter({ hasText: / of [\d,]+$/ });
  const nothing = said.filter({ has: page.getByRole('heading') });
  await expect(count.or(nothing)).toHaveCount(1);
  if ((await count.count()) === 0) return 0;
  const [, total = ''] = / of ([\d,]+)$/.exec((await count.textContent()) ?? '') ?? [];
  return Number(total.replaceAll(',', ''));
};

/** Each account's tiles that count rows, and where they lead. */
const TILES: Partial<Record<Account, Record<string, RegExp>>> = {
  owner: {
    Drafts: /all-products.*draft/,
    'Active, out of stock': /all-products.*out/,
    'Active, low on stock': /all-products.*low/,
    'Active, no picture': /all-products.*image/,
    'Active, no price': /all-products.*price/,
  },
  admin: {
    'Businesses waiting': /all-business.*pending/,
    'Open reports': /reports.*open/,
    'Requests to answer': /submitted-requests.*submitted/,
    'Published giveaways': /giveaways.*running.*endsAt_gt/,
    'Giveaways to draw': /giveaways.*endsAt_lte/,
  },
};

for (const account of ['owner', 'admin'] as const) {
  test(`every figure of the ${account}’s dashboard leads to exactly its rows`, async ({ page }) => {
    await signIn(page, account);
    const attention = page.getByRole('region', { name: 'Needs attention' });
    for (const [label, address] of Object.entries(TILES[account] ?? {})) {
      const tile = attention.getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(tile).toContainText(/\d/);
      const figure = await figureOf(tile);
      await tile.click();
      await expect(page).toHaveURL(address);
      const rows = await rowsOf(page);
      // Reports on one target are one row: their number is on the tab.
      expect(label === 'Open reports' ? await countOn(page, 'Open') : rows, label).toBe(figure);
      expect(rows).toBeLessThanOrEqual(figure);
      await page.goBack();
      await expect(attention).toBeVisible();
    }
  });

  test(`every part of the ${account}’s dashboard leads on`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await signIn(page, account);
    const all = page.getByRole('link', { name: /^See all: / });
    await expect(all).toHaveCount(account === 'owner' ? 3 : 4);
    const addresses = await all.evaluateAll(links => links.map(link => link.getAttribute('href')));
    for (const address of addresses) {
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(/not-found/);
    }
    await page.goto('/');
    const glance = page.getByRole('region', { name: /last 30 days/i });
    for (const metric of ['Views', 'Saves', 'Clicks out', 'Conversion']) {
      const tile = glance.getByRole('link', { name: new RegExp(`^${metric}`) });
      const figure = await tile.locator('span').nth(1).textContent();
      await tile.click();
      const there = page.locator('main').getByRole('link', { name: new RegExp(`^${metric}`) });
      await expect(there).toHaveAttribute('aria-current', 'true');
      await expect(there.locator('span').nth(1)).toHaveText(figure ?? '');
      await page.goBack();
    }
  });
}

test('the duplicates found are those of the queue', async ({ page }) => {
  await answerForElsewhere(page);
  await signIn(page, 'admin');
  const tile = page.getByRole('link', { name: /^Likely duplicates/ });
  await expect(tile).toContainText('not looked for yet');
  await tile.click();
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  await expect(page.getByText(/likely pairs/)).toBeVisible({ timeout: 40_000 });
  await page.goto('/');
  await expect(tile).toContainText('found');
  const figure = await figureOf(tile);
  await tile.click();
  await expect(page.getByText(new RegExp(`^${figure} likely pairs`))).toBeVisible();
});

test('a new owner is shown where to start', async ({ page }) => {
  await signIn(page, 'newowner');
  await expect(page.getByText('Start your catalogue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toHaveCount(0);
  await expect(page.getByText('Figures appear once people open products')).toBeVisible();
});

test('a row that waits leads to the report, or the request, itself', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [panel, path, filters] of [
    // Under the tab that it stands in.
    ['Oldest open reports', '/reports', ['{"status":"open"}']],
    ['Oldest requests to answer', '/submitted-requests', [null, '{}']],
  ] as const) {
    await page.goto('/');
    const row = page
      .getByRole('region', { name: panel })
      .getByRole('listitem')
      .first()
      .getByRole('link');
    const name = (await row.textContent()) ?? '';
    await row.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(filters).toContain(new URL(page.url()).searchParams.get('filter'));
  }
});

/** How many tiles stand in each row of them, from above. */
const rowsOfTiles = async (tiles: Locator) => {
  const tops = await tiles.evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
  return [...new Set(tops)].map(top => tops.filter(one => one === top).length);
};

test('tiles stand in rows that are alike, whatever room the navigation leaves', async ({
  page,
}) => {
  await signIn(page, 'owner');
  const figures = page
    .getByRole('region', { name: 'Last 30 days at a glance' })
    .getByRole('link', { name: /^(Views|Saves|Clicks out|Conversion)/ });
  const counts = page.getByRole('region', { name: 'Needs attention' }).getByRole('link');
  await expect(figures).toHaveCount(4);
  await expect.poll(() => rowsOfTiles(figures)).toEqual([4]);
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await page.getByRole('button', { name: 'Keep the navigation open' }).click();
  await expect.poll(() => rowsOfTiles(figures)).toEqual([2, 2]);
  await expect.poll(() => rowsOfTiles(counts)).toEqual([5]);
  await page.setViewportSize({ width: 900, height: 860 });
  await expect.poll(() => rowsOfTiles(counts)).toEqual([3, 2]);
  await page.setViewportSize({ width: 390, height: 860 });
  await expect.poll(() => rowsOfTiles(counts)).toEqual([2, 2, 1]);
  const [first, last] = [await counts.first().boundingBox(), await counts.last().boundingBox()];
  expect(last?.width).toBeGreaterThan(2 * (first?.width ?? 0));
});
