import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, signIn, test } from './support/console.ts';
import { dropRollUps, rollUpsOf } from './support/dropRollUps.ts';

test('a chart is also a table, a file and a picture, and a day leads to its figures', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last90&metric=saves');
  const panel = page.getByRole('region', { name: 'Saves by day', exact: true });
  await expect(panel.locator('svg[class*=MuiCharts]').first()).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as picture/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^saves-.*\.png$/);
  await panel.getByRole('button', { name: /^Show as table/ }).press('Enter');
  const table = panel.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(91);
  const csv = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
  const day = table.getByRole('row').nth(5);
  const saves = await day.getByRole('cell').first().textContent();
  await day.getByRole('link').click();
  await expect(page.getByRole('link', { name: new RegExp(`^Saves ${saves}\\b`) })).toBeVisible();
});

test('days on which something was done are marked, and open what it was', async ({ page }) => {
  await signIn(page, 'owner', '/products-analytics?range=last90');
  const panel = page.getByRole('region', { name: 'Views by day', exact: true });
  const marks = panel.locator('svg [data-mark]');
  await expect(marks.first()).toBeVisible({ timeout: 30_000 });
  const list = panel.getByRole('region', { name: 'What was done' });
  await list.getByRole('button', { name: /^Show \d+ more days/ }).press('Enter');
  // A day with a note as well is listed once.
  const daysOf = (attribute: string) =>
    panel
      .locator(`svg [${attribute}]`)
      .evaluateAll((heads, name) => heads.map(head => head.getAttribute(name)), attribute);
  const days = new Set([...(await daysOf('data-mark')), ...(await daysOf('data-note'))]);
  await expect(list.getByRole('listitem')).toHaveCount(days.size);

  const imported = list.getByRole('button', { name: /^20 products imported, / });
  await imported.press('Enter');
  const drawer = page.getByRole('dialog', { name: '20 products imported' });
  await expect(drawer.getByText('and 17 more records')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Products of this import' })).toHaveAttribute(
    'href',
    /import-wix-1/,
  );
  await page.keyboard.press('Escape');
  await expect(imported).toBeFocused();
  await list
    .getByRole('button', { name: /^1 price changed, / })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog', { name: '1 price changed' })).toContainText(/Price: .* → /);
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: /^Show as table/ }).click();
  const row = panel.getByRole('row').filter({ hasText: '20 products imported' });
  await expect(row).toHaveCount(1);
  await list.getByRole('switch', { name: 'Mark on the chart' }).press('Space');
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole('switch')).not.toBeChecked({ timeout: 30_000 });
  await expect(list.getByRole('listitem')).toHaveCount(0);
});

test('administrators go from a mark to the changes of its day', async ({ page }) => {
  await signIn(page, 'admin', '/business/owner/business-analytics?range=last90');
  const list = page.getByRole('region', { name: 'What was done' });
  await list.getByRole('button', { name: /^Show \d+ more days/ }).click({ timeout: 30_000 });
  await list.getByRole('button', { name: /^40 products imported, / }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in recent changes' }).click();
  await expect(page).toHaveURL(/recent-changes/);
  const changes = page.getByRole('table').getByRole('link', { name: /^Imported: / });
  await expect(changes).toHaveCount(1);
});

test('products behind a change are named with what was done to them, or none stands out', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last30');
  const panel = page.getByRole('region', { name: 'Products behind the change' });
  const imported = panel.getByRole('listitem').filter({ hasText: 'Imported' }).first();
  await expect(imported).toContainText(/\+\d+ views0 before, \d+ now.*Imported/, {
    timeout: 30_000,
  });
  await expect(panel).toContainText(/The other \d+ products together: \+[\d,]+ views/);
  await imported.getByRole('link').first().click();
  await expect(page).toHaveURL(/view-product/);

  // A period that is not compared at once says so here as well.
  await page.goto('/products-analytics?range=last90');
  await panel.getByRole('button', { name: /^Compare with the period before/ }).click();
  await expect(panel.getByText(/views: [\d,]+ before, [\d,]+ now/).first()).toBeVisible();
  await signIn(page, 'admin', '/business/biz-dune/business-analytics?range=last30');
  await expect(panel.getByText(/^No product stands out: unexplained/)).toBeVisible({
    timeout: 30_000,
  });
});

/** Size, background and number of colours of a saved picture. */
const pictureOf = async (page: Page, download: Download) => {
  const bytes = await readFile(await download.path());
  return page.evaluate(async base64 => {
    const content = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([content]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return {
      width: bitmap.width,
      height: bitmap.height,
      background: [data[0], data[1], data[2]].map(Number),
      colours: colours.size,
    };
  }, bytes.toString('base64'));
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every chart can be saved as a picture, ${colorScheme}`,
    { tag: '@thorough' },
    async ({ page }, info) => {
      await page.emulateMedia({ colorScheme });
      await signIn(page, 'admin', '/products-analytics?range=last90');
      const buttons = page.getByRole('button', { name: /^Save as picture: / });
      const trend = page.getByRole('region', { name: 'Views by day', exact: true });
      await expect(trend.locator('svg[class*=MuiCharts]').first()).toBeVisible({ timeout: 30_000 });
      await expect(buttons).toHaveCount(5);
      const names: string[] = [];
      for (const button of await buttons.all()) {
        const saved = page.waitForEvent('download');
        await button.click();
        const download = await saved;
        names.push(download.suggestedFilename());
        await download.saveAs(info.outputPath(`${colorScheme}-${download.suggestedFilename()}`));
        const { width, height, background, colours } = await pictureOf(page, download);
        expect(width).toBeGreaterThan(400);
        expect(height).toBeGreaterThan(200);
        expect(colours).toBeGreaterThan(20);
        for (const part of background) {
          if (colorScheme === 'light') expect(part).toBeGreaterThan(220);
          else expect(part).toBeLessThan(60);
        }
      }
      const days = String.raw`\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.png`;
      for (const [index, what] of [
        'views',
        'categories',
        'countries',
        'devices',
        'retention',
      ].entries())
        expect(names[index]).toMatch(new RegExp(`^${what}-${days}$`));
    },
  );
}

test('declining products are those of the page’s comparison', async ({ page }) => {
  await signIn(page, 'owner', '/products-analytics?range=last30&products=declining');
  const panel = page.getByRole('region', { name: 'Products', exact: true });
  const table = panel.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Product',
    'Views before',
    'Views now',
    'Change',
  ]);
  const [before = 0, now = 0, change = 0] = (
    await table.getByRole('row').nth(1).getByRole('cell').allTextContents()
  ).map(text => Number(text.replaceAll(',', '')));
  expect(now).toBeLessThan(before);
  expect(change).toBe(now - before);
  // A longer period is compared when asked, and says what that costs.
  await page.goto('/products-analytics?range=last90&products=declining');
  await expect(panel.getByText(/not compared with the one before at once/)).toBeVisible();
  await panel.getByRole('button', { name: /^Compare with the period before/ }).click();
  await expect(table.or(panel.getByText('No product lost views')).first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^Views/ })).toContainText('before');
});

test('a period without figures, and one that cannot be, say so', async ({ page, newWindow }) => {
  await signIn(page, 'owner', '/user-analytics?from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('No figures for this period')).toBeVisible();
  await page.goto('/user-analytics?from=2026-02-01&to=2026-01-01');
  await expect(page.getByRole('alert')).toContainText('The first day is after the last');
  await signIn(await newWindow(), 'newowner', '/user-analytics');
});

test('countries are shown by name, and a file of them keeps their codes', async ({ page }) => {
  await signIn(page, 'owner', '/user-analytics?range=last90');
  const panel = page.getByRole('region', { name: 'Countries', exact: true });
  await expect(panel.getByText('United States')).toBeVisible();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines.slice(1)) expect(line).toMatch(/^[A-Z]{2},\d+,/);
});

test('charts are loaded only where they are shown', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('.js')) return;
    const source = await response.text().catch(() => '');
    if (source.includes('MuiChartsAxis')) scripts.push(response.url());
  });
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(scripts).toEqual([]);
  await page.goto('/products-analytics');
  await expect(page.getByRole('region', { name: 'Views by day' })).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('days without figures are named, left out of the sums, and never taken for days without visits', async ({
  page,
}) => {
  const stored = rollUpsOf('owner');
  const newest = stored[0]?.day ?? '';
  const from = stored[13]?.day ?? '';
  const address = `/products-analytics?from=${from}&to=${newest}`;
  await signIn(page, 'owner', address);
  const tile = page.getByRole('link', { name: /^Views [\d,]+/ });
  await expect(tile).toBeVisible();
  const panel = page.getByRole('region', { name: 'Views by day', exact: true });
  await panel.getByRole('button', { name: /^Show as table/ }).click();
  const viewsByDay = async () => {
    const rows = panel.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(15);
    // Beside the views of the day stand the day of the period before and its views, once they are read,
    // and what was done.
    await expect(rows.getByRole('cell')).toHaveCount(4 * 14);
    const cells = await rows.getByRole('cell').allTextContents();
    return cells.filter((_, index) => index % 4 === 0);
  };
  const before = await viewsByDay();
  const gone = [4, 5, 9];
  await dropRollUps(
    page,
    gone.map(index => stored[13 - index]?.id ?? ''),
  );
  await page.goto(address);
  const note = page.getByRole('note').filter({ hasText: 'Missing:' });
  await expect(note).toContainText('3 days');
  // The table is still chosen after the reload.
  const after = await viewsByDay();
  expect(after).toEqual(
    before.map((views, index) => (gone.includes(index) ? 'no figures' : views)),
  );
  const sum = after.reduce((total, views) => total + (Number(views.replaceAll(',', '')) || 0), 0);
  await expect(page.getByRole('link', { name: /^Views / })).toContainText(
    sum.toLocaleString('en-US'),
  );
});

test('the file of the products holds all of them, with id and SKU, not only those shown', async ({
  page,
}) => {
  await signIn(page, 'owner', '/products-analytics');
  const panel = page.getByRole('region', { name: 'Products', exact: true });
  const ranked = panel.getByText(/of \d+/);
  await expect(ranked).toBeVisible();
  const total = Number(/of (\d+)/.exec((await ranked.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(5);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Save as CSV/ }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Product,Product id,SKU,Views');
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).filter(line => /,[A-Z]{2,}-[^,]*,\d/.test(line)).length).toBeGreaterThan(5);
});
