import { expect, isEmbedded, signIn, test } from './support/console.ts';

test('a deactivation in one tab signs the other out within a second, with the reason', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  const admin = await newWindow();
  await signIn(admin, 'admin', '/business/owner/view-business');
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /reason/i }).fill('Invoices are open');
  await dialog.getByRole('button', { name: /^Deactivate/ }).click();
  await expect(admin.getByText('Deactivated').first()).toBeVisible();
  // Within a second here; over the network it takes as long as the network does.
  const timeout = isEmbedded ? 1000 : 15_000;
  await expect(page.getByRole('alert')).toContainText('was deactivated', { timeout });
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('sessions are per tab: an owner and an administrator side by side @embedded', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(other, 'admin');
  await page.reload();
  await expect(page.getByRole('banner').getByAltText('Harbour & Pine')).toBeVisible();
  await expect(other.getByText('Super administrator').first()).toBeVisible();
});
