/** The cells of one row that are not empty, by the heading of their column. */
export type Cells = Record<string, string>;

/** @returns `cells` without the empty ones. */
export const filled = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
