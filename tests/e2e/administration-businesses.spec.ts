import type { Page } from '@playwright/test';
import { confirm, countOn, rowsOf, section, tab, tasks } from './support/administration.ts';
import { expect, navigation, signIn, test } from './support/console.ts';
import { invitedPassword } from './support/invitation.ts';

const businesses = (page: Page) => rowsOf(page, 'All Business');
const businessName = (page: Page) => page.getByRole('textbox', { name: 'Business', exact: true });
/** Each journey has many steps behind one sign-in. */
test.beforeEach(() => test.slow());

const verdict = (page: Page) => section(page, 'Can the owner sign in?');

test('businesses are judged: in bulk from a tab, then one step after the other, with reasons', async ({
  page,
}) => {
  await signIn(page, 'admin', '/all-business');
  const pending = await countOn(page, 'Pending');
  const approved = await countOn(page, 'Approved');
  await tab(page, 'Pending').click();
  await expect(businesses(page)).toHaveCount(pending);

  await test.step('approve all that are pending', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
    await expect(
      page.getByRole('dialog', { name: `Approve ${pending} businesses?` }),
    ).toContainText('Kestrel Cycles');
    await confirm(page, 'Approve', 'Papers are in order');
    await expect(page.getByText(`${pending} businesses were approved.`)).toBeVisible();
    await expect(tab(page, 'Pending')).toHaveText('Pending (0)');
    await expect(tab(page, 'Approved')).toHaveText(`Approved (${approved + pending})`);
    await expect(page.getByText('No results')).toBeVisible();
  });

  await test.step('what does not fit a status is left alone, and said so', async () => {
    await tab(page, 'All').click();
    await page.getByRole('checkbox', { name: 'Select Kestrel Cycles' }).check();
    await page.getByRole('checkbox', { name: 'Select Wren & Willow' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Reactivate' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The action fits none of the selected businesses.');
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('one business through every status', async () => {
    await businesses(page).getByRole('link', { name: 'Kestrel Cycles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kestrel Cycles' })).toBeVisible();
    await expect(verdict(page)).toContainText('Yes, as business owner');
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('dialog')).toContainText('Give a reason');
    await confirm(page, 'Deactivate', 'Invoices are open');
    await expect(verdict(page)).toContainText('No: the account is deactivated.');
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await confirm(page, 'Reactivate');
    await expect(verdict(page)).toContainText('Yes, as business owner');
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete', 'Closed for good');
    await expect(verdict(page)).toContainText('No: the account is deleted.');
    await page.getByRole('button', { name: 'Restore' }).click();
    await confirm(page, 'Restore', 'Opened again');
    await expect(verdict(page)).toContainText('Yes, as business owner');
    const steps = section(page, 'Status history').getByRole('listitem');
    await expect(steps.first()).toContainText('Deleted → Approved');
    await expect(steps.first()).toContainText('by Catalogue Operations');
    await expect(steps.filter({ hasText: 'Invoices are open' })).toContainText(
      'Approved → Deactivated',
    );
  });

  await test.step('a change is taken back as a new change', async () => {
    const history = section(page, 'Recent changes');
    await expect(history.getByRole('listitem').first()).toContainText('Restored');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Phone').fill('+33 1 55 55 55 55');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: '+33 1 55 55 55 55' })).toBeVisible();
    const change = history.getByRole('listitem').filter({ hasText: 'Changed' }).first();
    await change.getByRole('button', { name: 'Take back…' }).click();
    await confirm(page, 'Take back', 'The old number is right');
    await expect(page.getByRole('link', { name: '+33 1 55 55 55 55' })).toBeHidden();
    await expect(history.getByRole('listitem').first()).toContainText('Change taken back');
  });

  await test.step('the trail of everything tells it, filters, and leads back', async () => {
    await page.goto('/recent-changes');
    const entries = rowsOf(page, 'Recent changes');
    await expect(entries.first()).toContainText('Kestrel Cycles');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('What').click();
    await page.getByRole('option', { name: 'Deactivated' }).click();
    await expect(entries.first()).toContainText('Deactivated');
    await expect(entries.filter({ hasText: 'Restored' })).toHaveCount(0);
    await entries.first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toContainText('Invoices are open');
    await page.getByRole('dialog').getByRole('link', { name: 'Kestrel Cycles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kestrel Cycles' })).toBeVisible();
  });
});

test('a business that an administrator adds has an account, and waits until it is approved', async ({
  page,
  newWindow,
}) => {
  const email = `hello${Date.now()}@saltmarsh.example`;
  await signIn(page, 'admin', '/business/add-business');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: /^Pending/ }).click();
  await businessName(page).fill('Saltmarsh Soap');

  await test.step('what was typed outlives a reload', async () => {
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('Saltmarsh Soap');
    page.once('dialog', dialog => dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expect(businessName(page)).toHaveValue('Saltmarsh Soap');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh Soap' })).toBeVisible();
  await expect(verdict(page)).toContainText('No: the account is awaiting approval.');
  await expect(navigation(page).getByRole('link', { name: 'All Business' })).toBeAttached();

  const person = await newWindow();
  const password = await invitedPassword(email);
  const signInAsInvited = async () => {
    await person.getByLabel('Email').fill(email);
    await person.getByLabel('Password', { exact: true }).fill(password);
    await person.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await person.goto('/');
  await signInAsInvited();
  await expect(person.getByRole('alert')).toContainText('This business awaits approval.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await confirm(page, 'Approve');
  await expect(verdict(page)).toContainText('Yes, as business owner');
  await signInAsInvited();
  await expect(navigation(person)).toBeAttached();
  await expect(person.getByRole('banner').getByAltText('Saltmarsh Soap')).toBeVisible();

  await test.step('an address that has an account is refused, and nothing is lost', async () => {
    await page.goto('/business/add-business');
    await page.getByLabel('E-mail').fill(email);
    await businessName(page).fill('Saltmarsh again');
    await page.getByRole('button', { name: 'Add business' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'has an account already' }),
    ).toBeVisible();
    await expect(businessName(page)).toHaveValue('Saltmarsh again');
  });
});

test('users are blocked and unblocked, one and many, and anything is found by the palette', async ({
  page,
}) => {
  await signIn(page, 'admin', '/users');
  const users = rowsOf(page, 'Users');
  await expect(users).toHaveCount(25);
  const blocked = await countOn(page, 'Blocked');
  const names = await users.getByRole('link').allTextContents();
  const [first = '', second = ''] = names;

  await test.step('two at once', async () => {
    await users.nth(0).getByRole('checkbox').check();
    await users.nth(1).getByRole('checkbox').check();
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: 'Unblock', exact: true }).click();
    const nothing = page.getByRole('dialog', { name: 'None of the 2 selected users is blocked.' });
    await nothing.getByRole('button', { name: 'Close' }).click();
    await expect(nothing).toBeHidden();
    await expect(toolbar).toContainText('2 selected');
    await toolbar.getByRole('button', { name: 'Block', exact: true }).click();
    await confirm(page, 'Block', 'Sends advertising');
    await expect(page.getByText('2 users were blocked.')).toBeVisible();
    await expect(tab(page, 'Blocked')).toHaveText(`Blocked (${blocked + 2})`);
    await tab(page, 'Blocked').click();
    await expect(users.filter({ hasText: first })).toHaveCount(1);
  });

  await test.step('one, from the page', async () => {
    await users.getByRole('link', { name: second }).click();
    await expect(page).toHaveURL(/\/users\/[^/]+\/view-user$/);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await confirm(page, 'Unblock');
    await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
    await expect(section(page, 'Recent changes').getByRole('listitem').first()).toContainText(
      'Unblocked',
    );
  });

  await test.step('entries are looked for in every giveaway', async () => {
    const entries = section(page, 'Giveaway entries');
    await entries.getByRole('button', { name: 'Look in earlier giveaways' }).click();
    await expect(entries).toContainText('Looked for in all giveaways (15).');
  });

  const find = async (text: string, result: string | RegExp) => {
    await expect(navigation(page)).toBeAttached();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Pages, actions and records' }).fill(text);
    await page.getByRole('option', { name: result }).first().click();
  };
  await test.step('the palette finds a user by e-mail and a business by name', async () => {
    const email = await page.getByRole('link', { name: /@/ }).first().textContent();
    await page.goto('/');
    await find(email ?? '', second);
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await find('alpenglow', /Alpenglow Outfitters/);
    await expect(page).toHaveURL(/\/business\/biz-alpenglow\/view-business$/);
  });

  await test.step('the palette finds a product by SKU', async () => {
    await page.goto('/all-products');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByLabel('SKU', { exact: true }).check();
    await page.keyboard.press('Escape');
    const row = rowsOf(page, 'All Products').first();
    const title = (await row.getByRole('link').first().textContent()) ?? '';
    const sku = /[A-Z]{2,}-[A-Z0-9-]+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    expect(sku).not.toBe('');
    await find(sku, new RegExp(sku));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('the products of a business come back into the catalogue with it, and leave it with it', async ({
  page,
}) => {
  await signIn(page, 'admin', '/business/deactivated/view-business');
  const products = section(page, 'Products');
  const notice = products.getByRole('note');
  await expect(notice).toContainText(/\d+ products are hidden with the business/);
  const hidden = Number(/\d+/.exec((await notice.textContent()) ?? '')?.[0]);
  await expect(products).toContainText('Hidden with its business');

  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByRole('dialog')).toContainText('come back into the catalogue');
  await confirm(page, 'Reactivate');
  await expect(tasks(page)).toContainText(`${hidden} products are back in the catalogue.`);
  await expect(notice).toHaveCount(0);

  const first = async (status: string, act: string, said: string) => {
    const filter = encodeURIComponent(JSON.stringify({ businessId: 'deactivated', status }));
    await page.goto(`/all-products?filter=${filter}`);
    await rowsOf(page, 'All Products').first().getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: act }).click();
    await expect(page.getByText(said).first()).toBeVisible();
  };
  await test.step('one that was archived by itself is not taken along', async () => {
    await first('active', 'Archive', '1 product archived');
  });

  await page.goto('/business/deactivated/view-business');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('dialog')).toContainText('leave the catalogue');
  await confirm(page, 'Deactivate', 'Counterfeits again');
  await expect(tasks(page)).toContainText(`${hidden - 1} products were hidden from the catalogue.`);
  // Until both are counted anew, there is a second one.
  const told = [`${hidden - 1} products are hidden with the business`];
  await expect(notice).toContainText(told);
  await page.reload();
  await expect(notice).toContainText(told);

  await test.step('what is left behind, by whatever, is said, and brought along', async () => {
    await first('archived', 'Activate', '1 product activated');
    await page.goto('/business/deactivated/view-business');
    await expect(products).toContainText('1 product is still in the catalogue.');
    await products.getByRole('button', { name: 'Hide it' }).click();
    await expect(tasks(page)).toContainText('1 product was hidden from the catalogue.');
    await expect(products).not.toContainText('still in the catalogue');
  });
});

test('a business’s page says when its owner last opened the console', async ({ page }) => {
  const health = section(page, 'Is this shop well?');
  await signIn(page, 'admin', '/business/newowner/view-business');
  await expect(health).toContainText(/Last opened the console (yesterday|\d+ (hours|days) ago)/);
  await expect(async () => {
    await signIn(page, 'newowner', '/');
    // It is marked some seconds after the first page.
    await page.waitForTimeout(8_000);
    await signIn(page, 'admin', '/business/newowner/view-business');
    await expect(health).toContainText(
      /Last opened the console (now|(this|\d+) (seconds?|minutes?)( ago)?)/,
    );
  }).toPass({ timeout: 90_000 });
});
