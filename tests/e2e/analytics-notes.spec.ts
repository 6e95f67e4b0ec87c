import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/console.ts';
import { dropRollUps, rollUpsOf } from './support/dropRollUps.ts';

const showAll = (page: Page) =>
  page.getByRole('button', { name: /^Show \d+ more days?$/ }).click({ timeout: 30_000 });

test('an owner writes a note on a day, sees it marked, changes it, deletes it and takes that back', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'owner', '/products-analytics?range=last30');
  const panel = page.getByRole('region', { name: 'Views by day', exact: true });
  const list = panel.getByRole('region', { name: 'What was done' });
  await showAll(page);
  await expect(list.getByText('Stand at the craft fair (you)')).toBeVisible({ timeout: 30_000 });
  await expect(
    list.getByText('Featured on the first page of the catalogue (an administrator)'),
  ).toBeVisible();
  const marks = panel.locator('svg [data-note]');
  await expect(marks.first()).toBeVisible();
  const before = await marks.count();

  await list.getByRole('button', { name: 'Write a note' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write a note' });
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await dialog.getByLabel('Note', { exact: false }).last().fill('<b>New window</b> display');
  await dialog.getByRole('button', { name: 'Save note' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(list.getByText('<b>New window</b> display (you)')).toHaveCount(1);
  await expect(marks).toHaveCount(before + 1);

  await page.reload();
  const note = (text: string) => list.getByText(`${text} (you)`);
  await list
    .getByRole('button', { name: 'Change note: <b>New window</b> display' })
    .click({ timeout: 30_000 });
  const change = page.getByRole('dialog', { name: 'Change the note' });
  await change.getByRole('textbox', { name: 'Note' }).fill('New window, with lights');
  await page.keyboard.press('Control+s');
  await expect(note('New window, with lights')).toBeVisible();

  await list.getByRole('button', { name: 'Delete note: New window, with lights' }).click();
  await expect(note('New window, with lights')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note('New window, with lights')).toBeVisible();

  await panel.getByRole('button', { name: /^Show as table/ }).click();
  await expect(panel.getByRole('row').filter({ hasText: 'New window, with lights' })).toHaveCount(
    1,
  );

  // Administrators see it, and cannot change it; support writes none.
  const other = await newWindow();
  await signIn(other, 'admin', '/business/owner/business-analytics?range=last30');
  await showAll(other);
  const theirs = other.getByRole('region', { name: 'What was done' });
  await expect(theirs.getByText('New window, with lights (the owner)')).toBeVisible({
    timeout: 30_000,
  });
  await expect(theirs.getByRole('button', { name: /^Delete note/ })).toHaveCount(1);
});

test('a note that another window changed is not overwritten unseen', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', '/products-analytics?range=last30');
  const open = async (window: Page) => {
    await showAll(window);
    await window
      .getByRole('button', { name: /^Change note: The catalogue was out of reach/ })
      .click({ timeout: 30_000 });
    return window.getByRole('dialog', { name: 'Change the note' });
  };
  const first = await open(page);
  await expect(first).toContainText('Administrators and support staff see it.');
  const window = await newWindow();
  await signIn(window, 'admin', '/products-analytics?range=last30');
  const second = await open(window);
  await second.getByRole('textbox', { name: 'Note' }).fill('Out of reach for three hours');
  await second.getByRole('button', { name: 'Save note' }).click();
  await expect(second).toBeHidden();

  await first.getByRole('textbox', { name: 'Note' }).fill('Out of reach all morning');
  await first.getByRole('button', { name: 'Save note', exact: true }).click();
  await expect(first).toContainText('changed meanwhile');
  await expect(first).toContainText('Out of reach for three hours');
  await first.getByRole('button', { name: 'Save mine in its place' }).click();
  await expect(first).toBeHidden();
  await expect(page.getByText('Out of reach all morning (you)')).toBeVisible();
});

test('support staff read notes and write none', async ({ page }) => {
  await signIn(page, 'support', '/business/owner/business-analytics?range=last30');
  const list = page.getByRole('region', { name: 'What was done' });
  await showAll(page);
  await expect(list.getByText('Stand at the craft fair (the owner)')).toBeVisible({
    timeout: 30_000,
  });
  await expect(list.getByRole('button', { name: /note/i })).toHaveCount(0);
});

test('what was done on a day that no roll-up tells of is read from the changes', async ({
  page,
}) => {
  const stored = rollUpsOf('owner');
  const address = `/products-analytics?from=${stored[13]?.day}&to=${stored[0]?.day}`;
  await signIn(page, 'owner', address);
  const panel = page.getByRole('region', { name: 'Views by day', exact: true });
  const marks = panel.locator('svg [data-mark]');
  await expect(marks.first()).toBeVisible({ timeout: 30_000 });
  const days = () =>
    marks.evaluateAll(heads => heads.map(head => head.getAttribute('data-mark') ?? ''));
  const before = await days();
  await dropRollUps(
    page,
    before.map(day => `owner_${day}`),
  );
  await page.goto(address);
  await expect(page.getByRole('note').filter({ hasText: 'Missing:' })).toBeVisible();
  await expect(marks).toHaveCount(before.length);
  expect(await days()).toEqual(before);
});
