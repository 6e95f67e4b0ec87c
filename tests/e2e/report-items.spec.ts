import type { Page } from '@playwright/test';
import { countOn, rowsOf, tab } from './support/administration.ts';
import { expect, settled, signIn, test } from './support/console.ts';

const SEVERAL = /(\d+) reports/;
const queue = (page: Page) => rowsOf(page, 'Reports');
const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'All reports on this target' });
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

test('reports on one target are one row, are decided together, and reopened together', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', '/reports');
  const joined = queue(page).filter({ hasText: SEVERAL });
  await expect(joined.first()).toBeVisible();
  const open = await countOn(page, 'Open');
  expect(await queue(page).count()).toBeLessThan(open);
  // Reports joined in a row are not left out by its order.
  await settled(page);
  await expect(page.getByText(/leaves (it|them) out/)).toHaveCount(0);
  const many = Number(SEVERAL.exec((await joined.first().textContent()) ?? '')?.[1]);
  expect(many).toBeGreaterThan(2);

  await joined.first().getByRole('link').first().click();
  await expect(drawer(page)).toContainText(/reports wait · Reported \d+ times this year/);
  const report = new URL(page.url()).searchParams.get('open');
  const waiting = Number(
    /(\d+) reports wait/.exec((await drawer(page).textContent()) ?? '')?.[1] ?? 0,
  );
  expect(waiting).toBeGreaterThanOrEqual(many);

  await test.step('two keys decide them all', async () => {
    await page.keyboard.press('d');
    await expect(dialog(page, /^Dismiss \d+ reports on .+\?$/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${waiting} reports were dismissed.`)).toBeVisible();
    await expect(tab(page, 'Open')).toHaveText(`Open (${open - many})`);
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe(report);
  });

  await test.step('by its address a report stands under its own tab', async () => {
    await page.goto(`/reports?open=${report}`);
    await expect(tab(page, 'Dismissed')).toHaveAttribute('aria-selected', 'true');
    await expect(drawer(page)).toContainText('Dismissed');
  });

  await test.step('they are reopened together, unless one is to be alone', async () => {
    await drawer(page).getByRole('button', { name: 'Reopen' }).click();
    const asked = dialog(page, /^Reopen the report on/);
    await expect(
      asked.getByLabel(new RegExp(`^Also reopen the ${waiting - 1} others`)),
    ).toBeChecked();
    await asked.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(`${waiting} reports are open again.`)).toBeVisible();
    await page.goto('/reports');
    await expect(queue(page).filter({ hasText: `${waiting} reports` })).toHaveCount(1);
  });

  await test.step('the measure is two keys, too: what its note usually says stands there', async () => {
    await queue(page)
      .filter({ hasText: `${waiting} reports` })
      .getByRole('link')
      .first()
      .click();
    await expect(drawer(page)).toContainText('reports wait');
    await page.keyboard.press('m');
    await expect(
      page.getByRole('dialog').getByLabel(/^Also (archive|deactivate|block)/),
    ).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Note' })).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${waiting} reports were resolved.`)).toBeVisible();
  });

  await test.step('a note that comes again is kept and offered', async () => {
    await page.goto('/reports');
    await queue(page).first().getByRole('link').first().click();
    await page.keyboard.press('d');
    await page.getByRole('textbox', { name: 'Note' }).fill('Looked into by the shop');
    await page.getByRole('button', { name: 'Keep this note for next time' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('');
    await page.getByRole('button', { name: 'Looked into by the shop' }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Looked into by the shop',
    );
  });
});

test('what is taken into review goes as a whole, and says who took it', async ({ newWindow }) => {
  test.slow();
  const [ann, bob] = [await newWindow(), await newWindow()];
  await signIn(ann, 'admin2', '/reports');
  const joined = queue(ann).filter({ hasText: SEVERAL }).first();
  await expect(joined).toBeVisible();
  const many = Number(SEVERAL.exec((await joined.textContent()) ?? '')?.[1]);
  const open = await countOn(ann, 'Open');
  await joined.getByRole('link').first().click();
  await expect(drawer(ann)).toContainText('All reports on this target');
  const report = new URL(ann.url()).searchParams.get('open');
  await ann.keyboard.press('i');
  await expect(ann.getByText(`${many} reports are in review.`)).toBeVisible();
  await expect(tab(ann, 'Open')).toHaveText(`Open (${open - many})`);

  await signIn(bob, 'admin', `/reports?open=${report}`);
  await expect(tab(bob, 'In review')).toHaveAttribute('aria-selected', 'true');
  await expect(drawer(bob)).toContainText(/In review\s*admin2@catalogue\.example/);
  const row = queue(bob).filter({ has: bob.locator(`a[href*="open=${report}"]`) });
  await expect(row.getByRole('cell').filter({ hasText: 'In review' })).toContainText(
    'admin2@catalogue.example',
  );
});

test('the dashboard tells how old reports are, why they came, and who decided how many', async ({
  page,
}) => {
  await signIn(page, 'admin', '/reports');
  const open = await countOn(page, 'Open');
  const review = await countOn(page, 'In review');
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the figures' }).click();
  const figures = page.getByRole('table', { name: 'Moderation in figures' });
  await expect(figures).toBeVisible();
  const of = async (name: string | RegExp) => {
    const rows = await figures.getByRole('row').filter({ hasText: name }).all();
    const cells = await Promise.all(rows.map(row => row.getByRole('cell').last().textContent()));
    return cells.reduce((sum, cell) => sum + Number(cell), 0);
  };
  expect(await of(/^Waiting for/)).toBe(open + review);
  expect(await of(/^Waiting: /)).toBe(open + review);
  expect(await of(/^Decided by /)).toBe(await of(/^Decided on /));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).last().click();
  expect((await download).suggestedFilename()).toBe('moderation.csv');
});
