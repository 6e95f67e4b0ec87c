/** The cells of one row that are not empty, by the heading of their column. */
export type Cells = Record<string, string>;

/** Text without the character that makes readers take a whole file for no text. */
export const withoutNul = (text: string) => text.replaceAll('\u0000', '');

/** @returns `cells` without the empty ones. */
export const filled = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells)
      .map(([heading, cell]) => [withoutNul(heading), withoutNul(cell)] as const)
      .filter(([, cell]) => cell !== ''),
  );

/** An SKU or barcode: one that begins with an apostrophe gets another, as readers take one away. */
export const codeCell = (code: string): string => (/^['’]/.test(code) ? `'${code}` : code);

/** A number without an exponent and without zeros at its end. @param places most digits behind the point. */
export const decimalText = (value: number, places: number): string =>
  value.toFixed(places).replace(/\.?0+$/, '');
