import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';

test.beforeEach(({ page }) => answerForElsewhere(page));

test('all sure groups are shown, merged at one go, and undone as a whole', async ({ page }) => {
  await signIn(page, 'admin', '/merge-products');
  await page.getByRole('button', { name: 'Find duplicates' }).click();
  const open = page.getByRole('button', { name: /^Merge all \d+ sure groups/ });
  await expect(open).toBeVisible({ timeout: 40_000 });
  const groups = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);
  expect(groups).toBeGreaterThan(2);
  await open.click();

  const dialog = page.getByRole('dialog');
  // Each says what it would do; one is taken out.
  const first = dialog.getByRole('checkbox').first();
  await expect(first).toBeChecked();
  await dialog
    .getByRole('button', { name: /^Show what happens to/ })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { name: 'The surviving product' })).toBeVisible();
  const name = (await first.getAttribute('aria-label'))?.replace(/^Merge /, '') ?? '';
  await first.uncheck();
  await dialog.getByRole('button', { name: `Merge ${groups - 1} groups` }).click();
  await expect(page.getByText(`${groups - 1} groups merged.`).first()).toBeVisible({
    timeout: 40_000,
  });
  // Each was a judgement, which the search learns from until that is forgotten.
  const learning = page.getByRole('region', { name: 'How often it was right' });
  await expect(learning).toContainText(/Sure \d+ of \d+ judged pairs were the same product/);
  await learning.getByRole('button', { name: 'Forget what was learnt' }).click();
  await expect(learning).toHaveCount(0);

  // What was left out is still there to judge.
  await expect(page.getByRole('button', { name: /^Merge 1 sure group/ })).toBeVisible();
  await expect(page.getByRole('article', { name }).first()).toBeVisible();

  // Also after a reload all of it is one line, and goes back as a whole.
  await page.reload();
  await settled(page);
  const recent = page.getByRole('region', { name: 'Latest merges' });
  await expect(recent.getByText(`${groups - 1} merges at once`)).toBeVisible();
  await recent.getByRole('button', { name: `Undo all ${groups - 1} merges` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Undo all/ })
    .click();
  await expect(page.getByText(`${groups - 1} merges undone.`).first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(recent.getByText('Undone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('button', { name: `Merge all ${groups} sure groups` })).toBeVisible({
    timeout: 40_000,
  });
});
