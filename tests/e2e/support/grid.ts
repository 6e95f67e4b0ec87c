import type { Page } from '@playwright/test';

/** A list of products without variants: in the grid row after row is a product. */
export const CANDLES = `/all-products?filter=${encodeURIComponent('{"category":"Candles"}')}`;

/** The grid of products. */
export const grid = (page: Page) => page.getByRole('grid', { name: 'Edit products in a grid' });

/** A cell of the grid, both counted from 0. */
export const gridCell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);

/** Where a column stands, counted from 0. */
export const gridColumn = async (page: Page, name: string): Promise<number> => {
  const heading = grid(page).getByRole('columnheader', { name, exact: true });
  return Number(await heading.getAttribute('aria-colindex')) - 1;
};

/** Pastes a block of cells where the cursor is, as from a spreadsheet. */
export const paste = (page: Page, text: string) =>
  grid(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
