import { expectNoViolations } from './support/axe.ts';
import { expect, navigation, signIn, test } from './support/console.ts';
import { openTool } from './support/openTool.ts';

test('an owner deletes products and restores them, one by one and all, from where they are kept', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'owner', '/all-products');
  const rows = page
    .getByRole('table', { name: 'All Products' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(25);
  const name = async (index: number) =>
    (await rows.nth(index).getByRole('link').first().textContent())?.trim() ?? '';
  const [first, second] = [await name(0), await name(1)];
  const address = await rows.nth(0).getByRole('link').first().getAttribute('href');
  if (!address) throw new Error('no link');
  await page.goto(address);
  const facts = page.getByRole('main');
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText(first);
  const before = await facts.getByText(/SKU/).first().textContent();
  await page.goto('/all-products');
  await expect(rows).toHaveCount(25);
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await expect(question).toContainText('For 30 days they can be restored');
  await question.getByRole('button', { name: 'Delete 2 products' }).click();
  // Undo lasts a while; until then they are only hidden.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });

  await openTool(page, 'Deleted products');
  await expect(page).toHaveURL(/recent-changes/);
  await page
    .getByRole('table')
    .getByRole('link', { name: `Deleted: ${first}, ${second}`, exact: true })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([first, second]);
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  const restore = page.getByRole('dialog', { name: 'Restore 2 products?' });
  await expectNoViolations(page);
  await restore.getByRole('checkbox', { name: new RegExp(`^${second} `) }).uncheck();
  await restore.getByRole('button', { name: 'Restore 1 product' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();

  await page.reload();
  await drawer.getByRole('button', { name: 'Restore', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Restore 1 product?' });
  await expect(again).toContainText(`${first}: it exists already`);
  await again.getByRole('button', { name: 'Restore 1 product' }).click();
  await expect(page.getByText('1 product restored')).toBeVisible();

  await page.goto('/all-products');
  await expect(rows).toHaveCount(25);
  // As old as they were: where they stood before.
  expect([await name(0), await name(1)]).toEqual([first, second]);
  await page.goto(address);
  await expect(facts.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(facts.getByText(/SKU/).first()).toHaveText(before ?? '');
});

test('what an administrator deleted an owner sees, and does not bring back', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/all-products');
  const rows = page
    .getByRole('table', { name: 'All Products' })
    .getByRole('row')
    .filter({ hasText: 'Harbour & Pine' });
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 1 product' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });
  await navigation(page).getByRole('button', { name: 'Logout' }).click();
  await signIn(page, 'owner', '/recent-changes');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Deleted/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('An administrator deleted this');
  await expect(drawer.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
