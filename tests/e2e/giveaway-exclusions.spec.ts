import { confirm, section } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';

test('somebody who entered is excluded with a reason, let in again, and seen by support', async ({
  page,
  newWindow,
}) => {
  test.slow();
  await signIn(page, 'admin', '/giveaways/g01');
  const entries = section(page, 'Entries');
  const list = section(page, 'Excluded from the draw');
  await expect(list).toContainText('Nobody is excluded.');
  const newest = entries.getByRole('listitem').first();
  const name = (await newest.getByRole('link').textContent()) ?? '';

  await newest.getByRole('button', { name: 'Exclude' }).click();
  const dialog = page.getByRole('dialog', { name: `Exclude ${name} from the draw?` });
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await expect(dialog).toBeVisible();
  await confirm(page, 'Exclude', 'Works for the business');
  await expect(page.getByText(`${name} is excluded from the draw.`)).toBeVisible();
  await expect(newest).toContainText('Excluded');
  await expect(newest).toContainText('Reason: Works for the business');
  await expect(newest.getByRole('button')).toHaveCount(0);
  await expect(list.getByRole('listitem')).toContainText([name]);
  await expect(section(page, 'Recent changes')).toContainText('Excluded from the draw');

  const other = await newWindow();
  await signIn(other, 'support', '/giveaways/g01');
  const seen = section(other, 'Excluded from the draw');
  await expect(seen).toContainText('Reason: Works for the business');
  await expect(seen.getByRole('button')).toHaveCount(0);

  await list.getByRole('button', { name: 'Let in again' }).click();
  await confirm(page, 'Let in again', 'It was somebody else');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').last()).toContainText('It was somebody else');
  await expect(newest).not.toContainText('Excluded');
  await expect(newest.getByRole('button', { name: 'Exclude' })).toBeVisible();

  // After the end, and where the seed alone decides, nothing can be done to the list.
  await page.goto('/giveaways/g05');
  await expect(list).toContainText('Nobody can enter any more, so this list stays as it is.');
  await expect(list.getByRole('button')).toHaveCount(0);
});
