import { rowsOf } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';
import { slowReads } from './support/slowReads.ts';

test('a dialog goes as soon as its act is done, which shows before anything is read anew @embedded', async ({
  page,
}) => {
  test.slow();
  const line = await slowReads(page);
  await signIn(page, 'admin', '/users?filter=%7B%22status%22%3A%22active%22%7D');
  const dialog = page.getByRole('dialog');

  await test.step('in a list', async () => {
    const row = rowsOf(page, 'Users').first();
    const name = (await row.getByRole('link').textContent()) ?? '';
    await row.getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByRole('textbox').fill('Sends advertising');
    await line.hold();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(rowsOf(page, 'Users').filter({ hasText: name })).toContainText('Blocked');
    await line.answer();
    await expect(rowsOf(page, 'Users').filter({ hasText: name })).toHaveCount(0);
  });

  await test.step('on a page, where the focus stays', async () => {
    await rowsOf(page, 'Users').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByRole('textbox').fill('Sends advertising');
    await line.hold();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(dialog).toBeHidden();
    const unblock = page.getByRole('button', { name: 'Unblock', exact: true });
    await expect(unblock).toBeFocused();
    await line.answer();
    await expect(page.getByRole('region', { name: 'Recent changes' })).toContainText('Blocked');
    await expect(unblock).toBeFocused();
  });
});
