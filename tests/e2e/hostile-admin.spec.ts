import { LONG_WORD, MEGABYTE, OVERLONG } from '../support/hostileStrings.ts';
import { confirm, rowsOf, tasks } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';
import { hostileExport, lines, sound, watchFor } from './support/hostile.ts';

test.beforeEach(() => test.setTimeout(300_000));

/** Code in markup, a placeholder of the catalogue of words, another direction, in one line. */
const NAME = '<img src=x onerror="window.__pwned=1"> %{name} |||| \u202egnp.exe';
const TOO_LONG = /This has more than [\d,]+ characters\. Shorten it\./;

test('hostile texts of administrators are kept, told of, and harmless', {
  tag: '@thorough',
}, async ({ page }) => {
  const found = watchFor(page);
  await signIn(page, 'admin', '/business/add-business');

  await test.step('a business', async () => {
    await page.getByLabel('E-mail').fill(`<script>@${Date.now()}.example`);
    await page.getByRole('textbox', { name: 'Business', exact: true }).fill(MEGABYTE);
    await page.getByRole('button', { name: 'Add business' }).click();
    await expect(page.getByText(TOO_LONG)).toBeVisible();
    await expect(page.getByText(/not an e-mail address/)).toBeVisible();
    await page.getByLabel('E-mail').fill(`a+${Date.now()}@hostile.example`);
    await page.getByRole('textbox', { name: 'Business', exact: true }).fill(NAME);
    await page.getByLabel('Address').fill(LONG_WORD);
    await page.getByRole('button', { name: 'Add business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await sound(page, found);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(MEGABYTE);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('dialog')).toContainText(TOO_LONG);
    await confirm(page, 'Deactivate', LONG_WORD);
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await sound(page, found);
  });

  await test.step('the same business, edited in every field', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const name of ['Contact', 'Phone', 'Address', 'About']) await field(name).fill(OVERLONG);
    await field('Website').fill('javascript:alert(1)');
    await save.click();
    await expect(page.getByText(TOO_LONG)).toHaveCount(4);
    await expect(page.getByText(/not a web address/)).toBeVisible();
    await sound(page, found);
    await field('Business').fill(`${NAME} again`);
    await field('Contact').fill(NAME);
    await field('Phone').fill("=cmd|' /C calc'!A0");
    await save.click();
    await expect(page.getByText(/not a phone number/)).toBeVisible();
    await field('Phone').fill('+61 2 5550 0000');
    await field('Website').fill('https://x.example/"><script>window.__pwned=1</script>');
    await field('Address').fill(LONG_WORD);
    await field('About').fill(lines(5000).join('\n'));
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: `${NAME} again` })).toBeVisible();
    await expect(page.getByText(lines(100)[0] ?? '').first()).toBeVisible();
    await sound(page, found);
  });

  await test.step('a giveaway', async () => {
    await page.goto('/giveaways');
    await page.getByRole('button', { name: 'New giveaway' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill(NAME);
    await form.getByRole('textbox', { name: 'Description' }).fill(MEGABYTE);
    await form.getByRole('button', { name: 'Create draft' }).click();
    await expect(form.getByText(TOO_LONG)).toBeVisible();
    await form.getByRole('textbox', { name: 'Description' }).fill(lines(5000).join('\n'));
    await form.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await sound(page, found);
  });

  await test.step('a reason, a note and a reply', async () => {
    await page.goto('/users');
    await rowsOf(page, 'Users').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await confirm(page, 'Block', NAME);
    await expect(page.getByText(NAME).first()).toBeVisible();
    await sound(page, found);
    await page.goto('/reports');
    await rowsOf(page, 'Reports').first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await confirm(page, 'Dismiss', LONG_WORD);
    await sound(page, found);
    await page.goto('/submitted-requests');
    await rowsOf(page, 'Submitted Requests').first().getByRole('link').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Message').fill(MEGABYTE);
    await drawer.getByRole('button', { name: 'Reply only' }).click();
    await expect(drawer).toContainText(TOO_LONG);
    await drawer.getByLabel('Message').fill(lines(5000).join('\n'));
    await drawer.getByRole('button', { name: 'Reply only' }).click();
    await sound(page, found);
  });

  await test.step('imported for somebody, merged, and told of', async () => {
    await page.goto('/business/newowner/shopify/add-product');
    await page.locator('input[type=file]').setInputFiles({
      name: 'hostile.csv',
      mimeType: 'text/csv',
      buffer: hostileExport(lines(200).slice(0, 20)),
    });
    await page.getByRole('button', { name: /^Import \d+ products?$/ }).click();
    await expect(page.getByText('Finished').first()).toBeVisible({ timeout: 60_000 });
    await page.goto('/all-products?filter={"businessId":"newowner"}&page=1');
    const rows = rowsOf(page, 'All Products');
    await expect(rows.first()).toBeVisible();
    const idOf = async (row: number) =>
      /\/product\/([^/]+)\//.exec(
        (await rows.nth(row).getByRole('link').first().getAttribute('href')) ?? '',
      )?.[1];
    await page.goto(`/merge-products?products=${await idOf(0)},${await idOf(1)}`);
    await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
    await sound(page, found);
    await page.getByRole('button', { name: 'Merge 2 products' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill(NAME);
    await page.getByRole('dialog').getByRole('button', { name: 'Merge 2 products' }).click();
    await expect(page.getByText(/^Merged into/)).toBeVisible();
    await sound(page, found);
  });

  await test.step('everything that tells of it', async () => {
    const paths = ['/recent-changes', '/', '/all-business', '/giveaways', '/all-products'];
    for (const path of [...paths, '/merge-products', '/products-analytics']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await sound(page, found);
    }
    await expect(tasks(page)).toBeHidden();
  });
});
