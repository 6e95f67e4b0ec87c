import type { Page } from '@playwright/test';
import { confirm, rowsOf, savedFile, section } from './support/administration.ts';
import { expect, isEmbedded, settled, signIn, test } from './support/console.ts';

const ENTRANT = '/users/u0077/view-user';
const protection = (page: Page) => section(page, 'Data protection');

test('a person is given what is stored about them, then erased for good', async ({
  page,
  newWindow,
}) => {
  test.skip(
    !isEmbedded,
    'On the emulators functions do this, and none runs beside these journeys.',
  );
  test.slow();
  await signIn(page, 'admin', ENTRANT);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name.length).toBeGreaterThan(3);

  await test.step('the file has what is stored, and nobody else', async () => {
    const text = await savedFile(page, () =>
      protection(page).getByRole('button', { name: 'Export data' }).click(),
    );
    const file: unknown = JSON.parse(text);
    expect(file).toMatchObject({
      ...{ format: 'person/1', person: 'u0077' },
      records: { users: [{ id: 'u0077', name }] },
    });
    expect(text).not.toMatch(/"(updatedBy|reporterId|actorId)": "(?!u0077)/);
    await expect(protection(page).getByRole('status')).toContainText('person-u0077.json');
  });

  await test.step('they are erased with a reason, and everything says so', async () => {
    await protection(page).getByRole('button', { name: 'Erase…' }).click();
    await expect(page.getByRole('dialog', { name: `Erase ${name} for good?` })).toBeVisible();
    await confirm(page, 'Erase for good', 'They asked by letter');
    await expect(page.getByRole('status').filter({ hasText: /^Erased: .*deleted/ })).toBeVisible();
    await expect(page.getByText('This does not exist any more')).toBeVisible();
  });

  await test.step('after a reload, in the list and in the audit trail', async () => {
    await page.reload();
    await expect(page.getByText('This does not exist any more')).toBeVisible();
    await page.goto(`/users?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await settled(page);
    await expect(rowsOf(page, 'Users').filter({ hasText: name })).toHaveCount(0);
    await page.goto('/recent-changes');
    const main = page.getByRole('main');
    await expect(main.getByText('They asked by letter').first()).toBeVisible();
    await expect(main).not.toContainText(name);
  });

  await test.step('support sees that it was done, nothing of who it was, and can ask for none of it', async () => {
    const other = await newWindow();
    await signIn(other, 'support', '/users/u0078/view-user');
    await expect(other.getByText('Recent changes').first()).toBeVisible();
    await settled(other);
    await expect(protection(other)).toHaveCount(0);
    await other.goto(ENTRANT);
    await expect(other.getByText('This does not exist any more')).toBeVisible();
    await other.goto('/recent-changes');
    await expect(other.getByText('They asked by letter').first()).toBeVisible();
  });
});

test('an owner is erased once the business is deleted', async ({ page }) => {
  test.skip(
    !isEmbedded,
    'On the emulators functions do this, and none runs beside these journeys.',
  );
  await signIn(page, 'admin', '/business/biz-vireo/view-business');
  await expect(protection(page)).toContainText('Delete the business first');
  await expect(protection(page).getByRole('button', { name: 'Export data' })).toBeVisible();
  await expect(protection(page).getByRole('button', { name: 'Erase…' })).toHaveCount(0);
});
