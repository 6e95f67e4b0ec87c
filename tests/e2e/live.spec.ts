import { expect, navigation, signIn, test, trySignIn } from './support/console.ts';

test('a deactivation in one tab signs the others out by itself, with the reason', async ({
  page,
  context,
  newWindow,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  const admin = await newWindow();
  await signIn(admin, 'admin', '/business/owner/view-business');
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /reason/i }).fill('Invoices are open');
  await dialog.getByRole('button', { name: /^Deactivate/ }).click();
  await expect(admin.getByText('Deactivated').first()).toBeVisible();
  for (const tab of [page, second])
    await expect(tab.getByRole('alert')).toContainText('was deactivated');
  for (const tab of [page, second])
    await expect(tab.getByRole('alert')).toContainText('Reason given: Invoices are open');
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect(navigation(admin)).toBeAttached();

  await test.step('neither a reload nor a wrong password tells the reason again', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText('Invoices are open')).toHaveCount(0);
    await page.getByLabel('Email').fill('owner@catalogue.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong1234');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('is wrong');
    await expect(page.getByText('Invoices are open')).toHaveCount(0);
  });

  await test.step('let in again, the owner reads it in the profile', async () => {
    await admin.getByRole('button', { name: 'Reactivate' }).click();
    await dialog.getByRole('button', { name: /^Reactivate/ }).click();
    // “Approved” alone stands in the history above, too.
    await expect(admin.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await trySignIn(page, 'owner');
    await expect(navigation(page)).toBeAttached({ timeout: 45_000 });
    await page.goto('/profile');
    await expect(page.getByText('Reason: Invoices are open')).toBeVisible();
    await expect(page.getByText('Catalogue Operations')).toHaveCount(0);
  });
});

test('the session is the browser’s: a link in a new tab is signed in, signing out ends both', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL(/view-product/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await navigation(other).getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await trySignIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(navigation(other)).toBeAttached();
});

test('a sample account opens in a tab of its own, beside the one signed in @embedded', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const button = page.getByRole('button', {
    name: 'Open admin@catalogue.example in a tab of its own',
  });
  const [admin] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(admin.getByText('Super administrator').first()).toBeVisible({ timeout: 45_000 });
  await expect(admin.getByText('Signed in in this tab alone')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await trySignIn(page, 'owner');
  await expect(page.getByRole('banner').getByAltText('Harbour & Pine')).toBeVisible();
  await expect(page.getByText('Signed in in this tab alone')).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByText('Super administrator').first()).toBeVisible();
  await navigation(admin).getByRole('button', { name: 'Logout' }).click();
  await expect(admin.getByText('This tab has a session of its own')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByAltText('Harbour & Pine')).toBeVisible();
});

test('sample data put back in one tab shows in the others @embedded', async ({ page, context }) => {
  test.setTimeout(300_000);
  await signIn(page, 'owner', '/edit-product/p00002');
  const title = page.getByLabel(/^Title/);
  await expect(title).not.toHaveValue('');
  const before = await title.inputValue();
  await title.fill('A name that will not last');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/view-product/p00002');
  const heading = other.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('A name that will not last');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset sample data' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 100_000 });
  await other.bringToFront();
  await expect(heading).toHaveText(before);
});
