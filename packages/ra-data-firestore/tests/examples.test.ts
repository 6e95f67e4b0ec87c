import type { Page } from '@playwright/test';
import { collection, getDocs, query, Timestamp, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../tests/support/chromium.ts';
import { documents as blogDocuments } from '../examples/blog/documents.ts';
import { documents as crmDocuments } from '../examples/crm/documents.ts';
import { documents as shopDocuments } from '../examples/shop/documents.ts';
import { emulator } from './support/emulator.ts';
import { type Examples, type Opened, startExamples } from './support/examples.ts';

const cell = (page: Page, name: string) =>
  page.getByRole('cell', { name, exact: true }).first().waitFor();
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Chooses a reference by its whole name: only the last of many are offered before one types. */
const choose = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).fill(name);
  // What was offered before goes when the answer comes.
  const offered = () => page.getByRole('option').allInnerTexts();
  await expect.poll(offered, { timeout: 45_000 }).toEqual([name]);
  await page.getByRole('option', { name, exact: true }).click();
};

describe.skipIf(!emulator || !chromiumPath)('the examples, in a browser on the emulator', () => {
  let examples: Examples;
  beforeAll(async () => {
    examples = await startExamples(`${emulator?.host}:${emulator?.port}`);
  }, 300_000);
  afterAll(() => examples.close());

  describe('shop', () => {
    let shop: Opened;
    beforeAll(async () => {
      shop = await examples.open('shop', shopDocuments);
    }, 60_000);

    it('lists by id, pages, sorts, searches and filters by a range', async () => {
      const { page, visit } = shop;
      await visit('/products');
      await page.getByText('1-10 of 42').waitFor();
      await cell(page, 'Oak basket');
      await page.getByRole('button', { name: 'Go to page 5' }).click();
      await page.getByText('41-42 of 42').waitFor();
      await cell(page, 'Brass vase');
      expect(await rows(page).count()).toBe(2);
      await page.getByRole('button', { name: 'Sort by price ascending' }).click();
      await page.getByText('1-10 of 42').waitFor();
      await rows(page).first().getByRole('cell', { name: '7.5' }).waitFor();
      await page.getByRole('textbox', { name: 'Search' }).fill('brass');
      await page.getByText('1-6 of 6').waitFor();
      await cell(page, 'Brass basket');
      await visit('/products?filter={"price_lte":10}&sort=price&order=DESC');
      await page.getByText('1-4 of 4').waitFor();
    });

    it('creates an order with a basket, by references', async () => {
      const { page, visit, firestore } = shop;
      await visit('/orders/create');
      await choose(page, 'Customer', 'Chloé Conti');
      await page.getByLabel('Date', { exact: false }).first().fill('2026-11-05');
      await page.getByRole('button', { name: 'Add' }).click();
      await choose(page, 'Product', 'Oak basket');
      await save(page);
      await page.getByText('Element created').waitFor();
      const made = query(
        collection(firestore, 'orders'),
        where('date', '>', new Date('2026-11-01')),
      );
      const found = (await getDocs(made)).docs.map(one => one.data());
      expect(found).toEqual([
        {
          customerId: 'c003',
          status: 'ordered',
          date: Timestamp.fromDate(new Date(2026, 10, 5)),
          total: 0,
          basket: [{ productId: 'p001', quantity: 1 }],
        },
      ]);
    });

    it('edits a number and a date of a product, beside its reviews', async () => {
      const { page, visit, stored } = shop;
      await visit('/products/p001');
      await cell(page, 'As described.');
      await page.getByRole('spinbutton', { name: 'Price' }).fill('19');
      await page.getByLabel('Added').fill('2026-02-03');
      await save(page);
      await page.getByText('Element updated').waitFor();
      await expect
        .poll(() => stored('products/p001'), { timeout: 45_000 })
        .toEqual({
          ...shopDocuments.products.p001,
          price: 19,
          addedAt: Timestamp.fromDate(new Date(2026, 1, 3)),
        });
    });

    it('counts references, and deletes', async () => {
      const { page, visit, stored, problems } = shop;
      await visit('/categories');
      await page.getByRole('row', { name: 'Baskets 7' }).waitFor();
      await visit('/customers/c003/show/orders');
      await cell(page, 'o117');
      await visit('/customers/c030');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Element deleted').waitFor();
      await expect.poll(() => stored('customers/c030'), { timeout: 45_000 }).toBeUndefined();
      expect(problems).toEqual([]);
    });
  });

  describe('blog', () => {
    let blog: Opened;
    beforeAll(async () => {
      blog = await examples.open('blog', blogDocuments);
    }, 60_000);

    it('lists by id with array references, and what names a tag', async () => {
      const { page, visit } = blog;
      await visit('/posts');
      await page.getByText('1-10 of 55').waitFor();
      await cell(page, 'Bread in winter');
      await cell(page, 'garden letters');
      await visit('/posts?filter={"tagIds":"travel"}');
      await page.getByText('1-10 of 22').waitFor();
      await visit('/tags');
      await page.getByRole('row', { name: 'travel 22' }).waitFor();
      await visit('/tags/travel');
      await cell(page, 'A harbour at night');
    });

    it('creates a post with tags chosen from the references', async () => {
      const { page, visit, firestore } = blog;
      await visit('/posts/create');
      await page.getByRole('textbox', { name: 'Title' }).fill('Made by a test');
      await choose(page, 'Author', 'Ôna Cedar');
      await choose(page, 'Tags', 'music');
      await page.getByRole('button', { name: 'music' }).waitFor();
      await choose(page, 'Tags', 'garden');
      await save(page);
      await page.getByText('Element created').waitFor();
      const made = query(collection(firestore, 'posts'), where('title', '==', 'Made by a test'));
      const found = (await getDocs(made)).docs.map(one => one.data());
      expect(found).toEqual([
        expect.objectContaining({ authorId: 'a003', tagIds: ['music', 'garden'], version: 1 }),
      ]);
    });

    it('lists, creates, edits and deletes in a sub-collection', async () => {
      const { page, visit, stored, firestore } = blog;
      await visit('/posts/p004');
      await page.getByRole('link', { name: 'Comments' }).click();
      await page.getByText('1-4 of 4').waitFor();
      await page.getByRole('link', { name: 'Create' }).click();
      await page.getByRole('textbox', { name: 'Writer' }).fill('test@example.org');
      await page.getByRole('textbox', { name: 'Text' }).fill('Written in a browser');
      await save(page);
      await page.getByText('1-5 of 5').waitFor();
      const comments = query(
        collection(firestore, 'posts/p004/comments'),
        where('writer', '==', 'test@example.org'),
      );
      expect((await getDocs(comments)).size).toBe(1);
      await visit('/posts/p004/comments/c001');
      const text = page.getByRole('textbox', { name: 'Text' });
      await expect.poll(() => text.inputValue(), { timeout: 45_000 }).not.toBe('');
      await text.fill('Edited in a browser');
      await save(page);
      await page.getByText('Element updated').waitFor();
      const path = 'posts/p004/comments/c001';
      await expect
        .poll(async () => (await stored(path))?.text, { timeout: 45_000 })
        .toBe('Edited in a browser');
      await visit('/posts/p004/comments/c002');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect
        .poll(() => stored('posts/p004/comments/c002'), { timeout: 45_000 })
        .toBeUndefined();
      expect(await stored('posts/p003/comments/c002')).toBeDefined();
    });

    it('edits, and says where somebody else has saved meanwhile', async () => {
      const { page, visit, stored, problems } = blog;
      await visit('/posts/p001');
      const title = page.getByRole('textbox', { name: 'Title' });
      await expect.poll(() => title.inputValue(), { timeout: 45_000 }).toBe('Bread in winter');
      await title.fill('Bread in spring');
      await save(page);
      await expect
        .poll(() => stored('posts/p001'), { timeout: 45_000 })
        .toMatchObject({ title: 'Bread in spring', version: 2 });
      expect(problems).toEqual([]);
    });
  });

  describe('CRM', () => {
    let crm: Opened;
    beforeAll(async () => {
      crm = await examples.open('crm', crmDocuments);
    }, 60_000);

    it('lists by id, with references and counts', async () => {
      const { page, visit } = crm;
      await visit('/contacts');
      await page.getByText('1-10 of 66').waitFor();
      await cell(page, 'Alma Amsel');
      await page.getByRole('textbox', { name: 'Search' }).fill('goran');
      await page.getByText('1-9 of 9').waitFor();
      await visit('/companies');
      await page.getByText('1-10 of 24').waitFor();
    });

    it('shows both sides of what meets many to many', async () => {
      const { page, visit } = crm;
      await visit('/deals/d001');
      await cell(page, 'buyer');
      await page.getByRole('link', { name: 'Alma Amsel' }).click();
      await page.getByRole('link', { name: 'Offer 1', exact: true }).waitFor();
    });

    it('stamps what it creates, and marks what is deleted', async () => {
      const { page, visit, stored, firestore } = crm;
      await visit('/contacts/create');
      await page.getByRole('textbox', { name: 'Name' }).fill('Test Person');
      await choose(page, 'Company', 'Geier Press 8');
      await save(page);
      await page.getByText('Element created').waitFor();
      const made = query(collection(firestore, 'contacts'), where('name', '==', 'Test Person'));
      expect((await getDocs(made)).docs.map(one => one.data())).toEqual([
        expect.objectContaining({
          companyId: 'f008',
          createdAt: expect.any(Timestamp),
          isDeleted: false,
        }),
      ]);
      await visit('/contacts/c002');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect
        .poll(() => stored('contacts/c002'), { timeout: 45_000 })
        .toMatchObject({ isDeleted: true });
      await visit('/contacts?filter={}');
      await page.getByText('1-10 of 66').waitFor();
    });

    it('changes many at once, and edits what react-admin guesses', async () => {
      const { page, visit, stored, problems } = crm;
      await visit('/deals?filter={"stage":"lead"}');
      await page.getByText('1-9 of 9').waitFor();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Mark as won' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect
        .poll(() => stored('deals/d033'), { timeout: 45_000 })
        .toMatchObject({
          stage: 'won',
          amount: crmDocuments.deals.d033?.amount,
        });
      await visit('/tasks/t002');
      const text = page.getByRole('textbox', { name: 'Text' });
      await expect.poll(() => text.inputValue(), { timeout: 45_000 }).toBe('Send the offer');
      await text.fill('Sent');
      await save(page);
      await expect
        .poll(() => stored('tasks/t002'), { timeout: 45_000 })
        .toEqual({
          ...crmDocuments.tasks.t002,
          text: 'Sent',
          dueOn: Timestamp.fromDate(crmDocuments.tasks.t002?.dueOn ?? new Date(0)),
        });
      expect(problems).toEqual([]);
    });
  });
});
