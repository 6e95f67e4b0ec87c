import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';
import { CANDLES, grid, gridCell, paste } from './support/grid.ts';

const cell = (page: Page, row: number, column: number) =>
  gridCell(page, row, column).locator('.text');
const PRICE = 2;

const openGrid = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit in a grid' }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(/\/all-products\?.*grid=/);
};

/** Columns without a decimal comma of their own: title, price. */
test('an owner types, pastes, undoes, saves and takes back in the grid, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await openGrid(page);
  await expectNoViolations(page);
  await grid(page).focus();
  const before = await cell(page, 0, PRICE).textContent();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1234,50');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, PRICE)).toHaveText('1234.50');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, PRICE)).toHaveText(before ?? '');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 0, PRICE)).toHaveText('1234.50');

  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Pasted chair');
  await page.keyboard.press('Escape');
  const title = await cell(page, 0, 0).textContent();
  await page.keyboard.press('F2');
  await page.keyboard.type(', changed');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveText(`${title}, changed`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Named in the grid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save 2 cells' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/have not been saved|unsaved|not saved/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 0, 0)).toHaveText('Named in the grid');
  await expect(cell(page, 0, PRICE)).toHaveText('1234.50');
  await grid(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 product saved').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Named in the grid' })).toBeVisible();
});

test('a block with more rows than are selected is asked about; what cannot be is kept with its reason', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await openGrid(page);
  const rowCount = await grid(page).getAttribute('aria-rowcount');
  expect(Number(rowCount)).toBeLessThan(40);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Barcode' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=/);
  await page.reload();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', rowCount ?? '');
  await grid(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await paste(page, '1\r\n2\r\nthree\r\n');
  await page.getByRole('button', { name: 'Paste all 3 rows' }).click();
  await expect(cell(page, 0, PRICE)).toHaveText('1.00');
  await expect(cell(page, 2, PRICE)).toHaveText('three');
  // The clipboard's own keys, and filling down.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  const copied = await cell(page, 0, 0).textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/^\d cells? pasted\./)).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type('fill, down');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Control+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(grid(page).getByText('fill, down')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(grid(page).getByText('fill, down')).toHaveCount(1);
  expect(copied).toBeTruthy();
  await page.keyboard.press('Control+s');
  await expect(
    page.getByText('1 cell cannot be saved as it is.').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save 1 cell' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();
});

test('a cell that somebody else changed meanwhile is chosen by itself, and the others are saved', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner', '/all-products');
  await openGrid(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(grid(other)).toBeVisible();
  await grid(other).focus();
  await other.keyboard.type('Theirs');
  await other.keyboard.press('Enter');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('1 product saved').filter({ visible: true })).toBeVisible();

  await page.bringToFront();
  await grid(page).focus();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save 1 cell' })).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Mine', { exact: true }).last()).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Take the choice' }).click();
  await grid(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mine', exact: true })).toBeVisible();
});

/** Presses on the corner of what is selected, and goes with the mouse to a place without letting go. */
const dragHandle = async (page: Page, to: { x: number; y: number }) => {
  const handle = await grid(page).locator('[data-handle]').boundingBox();
  if (!handle) throw new Error('Nothing is selected');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
};

const middleOf = async (page: Page, row: number, column: number) => {
  const box = await gridCell(page, row, column).boundingBox();
  if (!box) throw new Error(`Row ${row} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a cell is filled down by its handle, wherever the mouse is let go', async ({ page }) => {
  await signIn(page, 'owner', CANDLES);
  await openGrid(page);
  const prices = () =>
    Promise.all([0, 1, 2, 3, 4].map(row => cell(page, row, PRICE).textContent()));
  await cell(page, 0, PRICE).click();
  await page.keyboard.type('7.50');
  await page.keyboard.press('Enter');
  const [, , , , fifth] = await prices();
  await cell(page, 0, PRICE).click();

  await dragHandle(page, await middleOf(page, 3, PRICE));
  await page.mouse.up();
  expect(await prices()).toEqual(['7.50', '7.50', '7.50', '7.50', fifth]);
  await grid(page).focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, PRICE)).not.toHaveText('7.50');

  await test.step('let go beside the grid', async () => {
    await cell(page, 0, PRICE).click();
    const { x, y } = await middleOf(page, 2, PRICE);
    await dragHandle(page, { x, y });
    await page.mouse.move(5, y, { steps: 1 });
    await page.mouse.up();
    await expect(cell(page, 2, PRICE)).toHaveText('7.50');
    // What is selected next is only selected.
    const before = await prices();
    await cell(page, 4, PRICE).click();
    expect(await prices()).toEqual(before);
  });
});

test('held at an edge of the grid, a selection and a filling go on to what is out of view', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await openGrid(page);
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('There is no grid');
  const activeRow = async () =>
    Number((await grid(page).getAttribute('aria-activedescendant'))?.split('-').at(-2));
  await cell(page, 0, PRICE).click();
  await page.keyboard.type('7.50');
  await page.keyboard.press('Enter');
  await cell(page, 0, PRICE).click();

  const { x } = await middleOf(page, 0, PRICE);
  await dragHandle(page, { x, y: box.y + box.height + 60 });
  await expect.poll(activeRow).toBeGreaterThan(60);
  await page.mouse.move(x, box.y + box.height / 2);
  const filled = await activeRow();
  await page.mouse.up();
  await expect(cell(page, filled, PRICE)).toHaveText('7.50');
  await expect(cell(page, filled + 1, PRICE)).not.toHaveText('7.50');
  await grid(page).focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, filled, PRICE)).not.toHaveText('7.50');

  await test.step('back to the top, and sideways', async () => {
    // A variant may have no price: then there is no text to press.
    await gridCell(page, filled, PRICE).click();
    const from = await middleOf(page, filled, PRICE);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, box.y + 2, { steps: 4 });
    await expect.poll(activeRow).toBe(0);
    await expect(cell(page, 0, PRICE)).toBeInViewport();
    const last = Number(await grid(page).getAttribute('aria-colcount')) - 1;
    await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2, { steps: 4 });
    await expect
      .poll(async () => (await grid(page).getAttribute('aria-activedescendant'))?.split('-').at(-1))
      .toBe(String(last));
    await page.mouse.up();
    const still = await activeRow();
    await page.mouse.move(x, box.y + box.height + 60);
    // Nothing goes on once it was let go.
    await page.waitForTimeout(300);
    expect(await activeRow()).toBe(still);
  });

  await test.step('let go where the page is not told of it', async () => {
    const shown = await activeRow();
    await page.mouse.move(x, (await middleOf(page, shown, PRICE)).y);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height + 60, { steps: 4 });
    await expect.poll(activeRow).toBeGreaterThan(shown + 5);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { buttons: 0 })));
    const still = await activeRow();
    await page.waitForTimeout(300);
    expect(await activeRow()).toBe(still);
    await page.mouse.up();
  });
});

test('an input method and AltGr write into a cell from their first key on', async ({ page }) => {
  await signIn(page, 'owner', '/all-products?grid=list');
  await expect(grid(page)).toBeVisible();
  const keyboard = await page.context().newCDPSession(page);
  await cell(page, 0, 0).click();
  await keyboard.send('Input.dispatchKeyEvent', {
    ...{ type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 },
  });
  await keyboard.send('Input.imeSetComposition', {
    ...{ text: 'ちゃわん', selectionStart: 4, selectionEnd: 4 },
  });
  await keyboard.send('Input.insertText', { text: '茶碗' });
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveText('茶碗');

  await cell(page, 0, 0).click();
  // Ctrl and Alt at once, and AltGr: as Windows tells it.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...{ key: '€', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true },
      }),
    ),
  );
  await page.keyboard.type(' 5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveText('€ 5');
});

test('a reload in the middle of saving loses no cell, and the rest is saved then', async ({
  page,
}) => {
  page.on('dialog', dialog => dialog.accept());
  await signIn(page, 'owner', '/all-products?grid=list');
  await expect(grid(page)).toBeVisible();
  await cell(page, 0, 0).click();
  const titles = Array.from({ length: 200 }, (_, index) => `Counted ${index}`);
  await paste(page, `${titles.join('\r\n')}\r\n`);
  const save = page.getByRole('button', { name: /^Save \d+ cells?$/ });
  const unsaved = async () => Number((await save.textContent())?.match(/\d+/)?.[0]);
  // Variants have no titles.
  const pasted = await unsaved();
  expect(pasted).toBeGreaterThan(20);
  await page.keyboard.press('Control+s');
  await expect.poll(unsaved, { intervals: [5] }).toBeLessThan(pasted);
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  const left = await unsaved();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(pasted);
  await grid(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save 0 cells' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Compare and choose' })).toHaveCount(0);
  await page.reload();
  await expect(cell(page, 0, 0)).toHaveText('Counted 0');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('support sees no grid', async ({ page }) => {
  await signIn(page, 'support', '/all-products?grid=list');
  await expect(page.getByRole('table', { name: 'All Products' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit in a grid' })).toHaveCount(0);
});

test('a phone is told that the grid needs more room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'owner', '/all-products?grid=list');
  await expect(page.getByText('The grid needs a wider screen')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).not.toHaveURL(/grid=/);
});
