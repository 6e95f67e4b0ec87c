import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { answerForElsewhere, expect, signIn, test } from './support/console.ts';
import { choose, file, setShop, write } from './support/importPage.ts';
import { openTool } from './support/openTool.ts';

/** A shop whose brands, tags and options are each written in several ways. */
const plant = async (page: Page) => {
  await answerForElsewhere(page);
  await signIn(page, 'newowner', '/shopify/add-product');
  const row = (n: number, brand: string, tag: string, option: string, size: string) =>
    `p${n},Product ${n},${brand},${tag},${option},${size},4.50`;
  await choose(
    page,
    file(
      'shop.csv',
      [
        'Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Variant Price',
        row(1, 'Nike', 'T-Shirt', 'Size', 'S'),
        row(2, 'Nike', 'T-Shirt', 'Size', 'M'),
        row(3, 'NIKE', 'Tee shirt', 'size', 'S'),
        row(4, 'nike.', '"t shirts, T-Shirt"', 'Sizes', 'S'),
        row(5, 'Bosch', 'Sale', 'Colour', 'Red'),
        row(6, 'Bose', 'Sale', 'Colour', 'Red'),
        row(7, 'Patagonia', 'Sale', 'Colour', 'Red'),
        row(8, 'Patagonja', 'Sale', 'Colour', 'Red'),
      ].join('\n'),
    ),
  );
  await setShop(page, 'spelled');
  await write(page);
};

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Previews what a card would change, and does it. */
const apply = async (page: Page, name: string, count: number) => {
  await card(page, name)
    .getByRole('button', { name: new RegExp(`^Preview ${count} product`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`^Change ${count} product`) }).click();
  await expect(dialog).toHaveCount(0);
};

test('an owner unifies brands, tags and option names after a preview, and undoes it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await plant(page);
  await page.goto('/all-products');
  await openTool(page, 'Spellings');
  await expect(page).toHaveURL(/\/spellings$/);
  await page.getByRole('button', { name: 'Find spellings' }).click();
  await expect(tab(page, /^Brands \(2\)/)).toBeVisible({ timeout: 40_000 });
  await expect(card(page, '“Bosch”')).toHaveCount(0);
  await expectNoViolations(page);

  await test.step('what is a letter apart changes only when it is said to', async () => {
    const near = card(page, '“Patagonia”');
    await expect(near.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    await near.getByRole('checkbox', { name: 'Change “Patagonja”' }).check();
    await expect(near.getByRole('button', { name: /^Preview 1 product/ })).toBeEnabled();
    await near.getByRole('checkbox', { name: 'Change “Patagonja”' }).uncheck();
  });

  await test.step('brands, one left out, then taken back', async () => {
    const nike = card(page, '“Nike”');
    await nike.getByRole('checkbox', { name: 'Change “NIKE”' }).uncheck();
    await nike.getByRole('button', { name: /^Preview 1 product/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Brand: nike. → Nike')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await nike.getByRole('checkbox', { name: 'Change “NIKE”' }).check();
    await apply(page, '“Nike”', 2);
    await expect(tab(page, /^Brands \(1\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tab(page, /^Brands \(2\)/)).toBeVisible();
    await expect(nike.getByText('“nike.”')).toBeVisible();
  });

  await test.step('tags, to a spelling of one’s own', async () => {
    await tab(page, /^Tags/).click();
    const shirts = card(page, '“T-Shirt”');
    await shirts.getByRole('radio', { name: 'Another spelling' }).check();
    const typed = shirts.getByRole('textbox', { name: 'Spelling to keep' });
    await typed.fill(' ');
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await typed.fill('T-shirts');
    await shirts.getByRole('button', { name: /^Preview 4 products/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Tags: t shirts, T-Shirt → T-shirts')).toBeVisible();
    await dialog.getByRole('button', { name: /^Change 4 products/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tab(page, /^Tags \(0\)/)).toBeVisible();
    await expect(page.getByText('Every tag has one spelling')).toBeVisible();
  });

  await test.step('names of options, in the variants too', async () => {
    await tab(page, /^Option names/).click();
    await apply(page, '“Size”', 2);
    await expect(tab(page, /^Option names \(0\)/)).toBeVisible();
  });

  await test.step('stored so', async () => {
    await page.goto('/all-products?q=Product+4');
    await page.getByRole('link', { name: 'Product 4' }).first().click();
    await expect(page.getByRole('definition').filter({ hasText: 'nike.' })).toBeVisible();
    await expect(page.getByText('T-shirts', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Size', exact: true })).toBeVisible();
    // This browser kept what it had read, and what was changed since.
    await page.goto('/spellings');
    await expect(tab(page, /^Option names \(0\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Reading how names are written')).toHaveCount(0, {
      timeout: 40_000,
    });
    await expect(tab(page, /^Option names \(0\)/)).toBeVisible({ timeout: 40_000 });
    await expect(tab(page, /^Tags \(0\)/)).toBeVisible();
  });
});

test('a super administrator unifies for a business; support has no such page', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', '/business/biz-cedar/view-business');
  await page.getByRole('link', { name: 'Unify spellings' }).click();
  await expect(page).toHaveURL(/\/business\/biz-cedar\/spellings$/);
  await page.getByRole('button', { name: 'Find spellings' }).click();
  await expect(tab(page, /^Brands/)).toBeVisible({ timeout: 40_000 });
  const other = await newWindow();
  await signIn(other, 'support', '/business/biz-cedar/spellings');
  await expect(other).toHaveURL(/\/not-found$/);
});
