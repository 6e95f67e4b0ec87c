import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '../../src/providers/local/databaseName.ts';
import { expect, settled, signIn, test, trySignIn } from './support/console.ts';
import { openTool } from './support/openTool.ts';

// What goes wrong below is told on the developers' console, too.
test.use({ expected: /No room|QuotaExceeded|The business record cannot be watched/ });

const title = (page: Page) => page.getByLabel(/^Title/);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();

/** How many products have the new brand, and how many of those no entry of the audit trail tells. */
const halfWritten = (page: Page) =>
  page.evaluate(async name => {
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows = (store: string) =>
      new Promise<{ data: Record<string, unknown> }[]>((resolve, reject) => {
        const asking = database.transaction(store).objectStore(store).getAll();
        asking.onerror = () => reject(asking.error);
        asking.onsuccess = () => resolve(asking.result);
      });
    const products = (await rows('products')).filter(({ data }) => data.brand === 'Half written');
    const entries = new Set((await rows('audit')).map(({ data }) => data.id));
    database.close();
    return {
      changed: products.length,
      untold: products.filter(({ data }) => !entries.has(data.auditId)).length,
    };
  }, DATABASE_NAME);

test('a full disk is said, what was typed stays, and is saved once there is room @embedded', async ({
  page,
}) => {
  await signIn(page, 'owner', '/edit-product/p00002');
  await expect(title(page)).not.toHaveValue('');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Reflect.set(window, 'makeRoom', () => {
      IDBObjectStore.prototype.put = put;
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await title(page).fill('Typed on a full disk');
  await save(page).click();
  await expect(page.getByText(/no room|disk is full|storage is full/i).first()).toBeVisible();
  await expect(title(page)).toHaveValue('Typed on a full disk');
  await page.evaluate(() => Reflect.get(window, 'makeRoom')());
  await save(page).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Typed on a full disk');
});

test('a database that an older tab holds open is said, and opens once that tab is closed @embedded', async ({
  newWindow,
}) => {
  const holder = await newWindow();
  await holder.goto('/icon.svg');
  await holder.evaluate(
    name =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const opening = indexedDB.open(name, 1);
          opening.onerror = () => reject(opening.error);
          // Without a listener for `versionchange` it does not let go, as an old console would not.
          opening.onsuccess = () => {
            Reflect.set(window, 'held', opening.result);
            resolve();
          };
        };
      }),
    DATABASE_NAME,
  );
  const page = await holder.context().newPage();
  await page.goto('/');
  await trySignIn(page, 'owner');
  await expect(page.getByText(/Another tab keeps an older version of the data/)).toBeVisible({
    timeout: 30_000,
  });
  await holder.close();
  await trySignIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 60_000 });
});

test('a browser killed while many products are written leaves none half written @embedded', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await settled(page);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: /^Select all \d/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change brand').check();
  await dialog.getByLabel('Brand', { exact: true }).fill('Half written');
  const again = await page.context().newPage();
  await again.goto('/icon.svg');
  await dialog.getByRole('button', { name: /^Change \d+ products/ }).click();
  // As soon as anything of it is written.
  await expect
    .poll(async () => (await halfWritten(again)).changed, { intervals: [20] })
    .not.toBe(0);
  await page.close({ runBeforeUnload: false });
  const told = await halfWritten(again);
  expect(told.untold).toBe(0);
  const brand = encodeURIComponent(JSON.stringify({ brand: 'Half written' }));
  await again.goto(`/all-products?perPage=25&page=1&filter=${brand}`);
  await expect(again.getByText(new RegExp(`of ${told.changed}\\b`)).first()).toBeVisible();
});

test('a database that the browser threw away is filled anew, and says so @embedded', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await settled(page);
  await openTool(page, 'Spellings');
  const find = page.getByRole('button', { name: 'Find spellings' });
  await expect(find).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(
    name =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => resolve();
      }),
    DATABASE_NAME,
  );
  await page.bringToFront();
  // A page that reads as it is seen again notices before anybody can press.
  const gone = page.getByText(/browser has deleted what it kept for this console/);
  await expect(gone.or(find)).toBeVisible();
  if (await find.isVisible()) await find.click({ timeout: 2000 }).catch(() => {});
  await expect(gone).toBeVisible();
  await trySignIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Unify spellings' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/all-products');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(26, { timeout: 30_000 });
});
