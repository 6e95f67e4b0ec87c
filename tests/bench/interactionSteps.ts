import type { Page } from '@playwright/test';

/** One kind of thing that people do, as often as they do it in a row. */
export type Step = [name: string, act: (page: Page) => Promise<void>];

/** Milliseconds to wait for what a step leads to, on a processor slowed four times too. */
export const PATIENCE = 20_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** As fast as somebody writes who is used to it: ten letters a second. */
const write = (page: Page, text: string) => page.keyboard.type(text, { delay: 100 });

const rows = (page: Page) => page.locator('tbody tr a').first().waitFor();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

const openAndClose = async (page: Page, name: string | RegExp) => {
  await button(page, name).click();
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  await page.keyboard.press('Escape');
};

const follow = async (page: Page, name: string) => {
  const link = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name });
  await link.click();
  // The page before stays in view until the next one is there.
  await link.and(page.locator('[aria-current="page"]')).waitFor();
  await heading(page);
};

/** What an administrator does on 100,000 products, from one kind of journey to the next. */
export const CONSOLE_STEPS: readonly Step[] = [
  [
    'search',
    async page => {
      await page.getByRole('searchbox').first().click();
      await write(page, 'walnut');
      await rows(page);
      await page.keyboard.press('Escape');
      await rows(page);
    },
  ],
  [
    'sort',
    async page => {
      for (const name of ['Price', 'Added', 'Product']) {
        await page.getByRole('columnheader', { name }).getByRole('button').click();
        await rows(page);
      }
    },
  ],
  [
    'pages',
    async page => {
      for (let at = 0; at < 3; at += 1) {
        await button(page, /next page/i).click();
        await rows(page);
      }
    },
  ],
  [
    'tick',
    async page => {
      for (let at = 1; at < 5; at += 1) await page.getByRole('checkbox').nth(at).click();
      await page.getByRole('checkbox').first().click();
      await button(page, /clear selection|unselect/i).click();
    },
  ],
  [
    'filters',
    async page => {
      await button(page, 'Filters').click();
      const status = page.getByRole('combobox', { name: 'Status' });
      await status.click();
      await page.getByRole('option', { name: 'Draft' }).click();
      await rows(page);
      await button(page, 'Clear all filters').click();
      await rows(page);
    },
  ],
  ['columns', page => openAndClose(page, 'Columns')],
  ['views', page => openAndClose(page, 'Views')],
  ['export', page => openAndClose(page, 'Export')],
  [
    'palette',
    async page => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Pages, actions and records' }).waitFor();
      await write(page, 'lamp');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
    },
  ],
  [
    'open and edit',
    async page => {
      await page.locator('tbody tr a').nth(2).click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel(/^Title/).click();
      await write(page, ' of mine');
      await page
        .getByRole('textbox', { name: /^Price/ })
        .first()
        .click();
      await write(page, '5');
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await page.getByText('Everything is saved').waitFor();
    },
  ],
  ...['All Business', 'Merge Products', 'Product Analytics', 'Users', 'Giveaways'].map(
    (name): Step => [`to ${name}`, page => follow(page, name)],
  ),
  [
    'queue',
    async page => {
      await follow(page, 'Reports');
      await rows(page);
      for (const key of ['j', 'j', 'k']) {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        await page.waitForTimeout(300);
      }
      await page.keyboard.press('Escape');
    },
  ],
  ['to Submitted Requests', page => follow(page, 'Submitted Requests')],
  [
    'compare',
    async page => {
      await follow(page, 'All Products');
      await rows(page);
      await page.locator('tbody tr a').nth(3).click();
      await page.getByRole('link', { name: 'Compare' }).first().click();
      await heading(page);
    },
  ],
  ['account', page => openAndClose(page, /^Account of/)],
  ['to Dashboard', page => follow(page, 'Dashboard')],
];

const nextPage = async (page: Page) => {
  await button(page, /next page/i).click();
  await page.locator('tbody tr').first().waitFor();
};

/** The same on a list as react-admin's documentation writes one. */
export const PLAIN_STEPS: readonly Step[] = [
  [
    'search',
    async page => {
      await page.getByRole('textbox').first().click();
      await write(page, 'walnut');
      await page.waitForTimeout(1500);
      for (let at = 0; at < 6; at += 1) await page.keyboard.press('Backspace');
      await page.waitForTimeout(1500);
    },
  ],
  [
    'pages',
    async page => {
      for (let at = 0; at < 3; at += 1) await nextPage(page);
    },
  ],
  [
    'tick',
    async page => {
      for (let at = 1; at < 5; at += 1) await page.getByRole('checkbox').nth(at).click();
      await page.getByRole('checkbox').first().click();
    },
  ],
];
