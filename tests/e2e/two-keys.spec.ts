import type { Page } from '@playwright/test';
import { rowsOf } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';

const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'All reports on this target' });
const opened = (page: Page) => new URL(page.url()).searchParams.get('open');

/** Keys that write nothing alone; together with another they are one stroke. */
const HELD = ['Control', 'Shift', 'Alt', 'Meta'];

/** Every stroke that reaches the page, and every press of a pointer, from now on. */
const countInput = async (page: Page) => {
  const counted = { strokes: 0, pointers: 0 };
  await page.exposeFunction('onInput', (kind: keyof typeof counted) => {
    counted[kind] += 1;
  });
  await page.evaluate(held => {
    const tell: unknown = Reflect.get(window, 'onInput');
    if (typeof tell !== 'function') throw new Error('Nobody counts');
    window.addEventListener('pointerdown', () => tell('pointers'), true);
    window.addEventListener(
      'keydown',
      ({ key, repeat }) => !held.includes(key) && !repeat && tell('strokes'),
      true,
    );
  }, HELD);
  return counted;
};

test('five reports are decided by keyboard alone, with two strokes each', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/reports');
  await expect(rowsOf(page, 'Reports').first()).toBeVisible();
  const counted = await countInput(page);

  await page.keyboard.press('j');
  await expect(drawer(page)).toBeVisible();
  expect(counted.strokes, 'to begin').toBe(1);

  let title: string | null = null;
  const decided: { id: string; said: string | RegExp }[] = [];
  const MEASURE = /The (product was archived|business was deactivated|user was blocked)/;
  for (const [key, said] of [
    ['m', MEASURE],
    ['d', 'Dismissed'],
    ['r', 'Resolved'],
    ['m', MEASURE],
    ['d', 'Dismissed'],
  ] as const) {
    const id = opened(page) ?? '';
    const heading = drawer(page).getByRole('heading', { level: 2 }).first();
    // Another one is in view only after the address says so.
    await expect(heading).not.toHaveText(title ?? '');
    title = await heading.textContent();
    const before = counted.strokes;
    await page.keyboard.press(key);
    const dialog = page.locator('[role=dialog][aria-modal=true]');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused();
    // Whoever goes by two keys sees whom the second one concerns.
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(` on ${title}?`);
    // The measure is chosen, with its note, before the second key; nothing else is asked for.
    if (key === 'm') {
      await expect(dialog.getByLabel(/^Also (archive|deactivate|block)/)).toBeChecked();
      await expect(dialog.getByRole('textbox', { name: 'Note' })).not.toHaveValue('');
    }
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(() => opened(page)).not.toBe(id);
    await expect(drawer(page)).toBeVisible();
    expect(counted.strokes - before, `for ${id}`).toBe(2);
    decided.push({ id, said });
  }
  expect(counted).toEqual({ strokes: 11, pointers: 0 });
  expect(new Set(decided.map(({ id }) => id)).size).toBe(5);

  for (const { id, said } of decided) {
    await page.goto(`/reports?open=${id}`);
    await expect(drawer(page).getByText(said, { exact: true }).first()).toBeVisible();
  }
});
