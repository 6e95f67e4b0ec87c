import Papa from 'papaparse';
import { normaliseHeader } from './headers.ts';

/** Headings of amounts and weights, in all dialects. */
const AMOUNTS = /(?:price|cost(?:peritem)?|grams|surcharge|discountvalue|^weight)$/;

/** Three digits after the mark may be thousands: such numbers tell nothing. */
const marked = (mark: ',' | '.') => new RegExp(`\\d\\${mark}(?:\\d{1,2}|\\d{4,})$`);
const WITH_COMMA = marked(',');
const WITH_POINT = marked('.');

const RECORDS = 500;

/**
 * Whether a file writes decimals with a comma, by what its first amounts and weights look like;
 * where they tell nothing, spreadsheets that separate by `;` do.
 * @param text the start of the file.
 * @param format `headerIndex` counts the records above the heading row; `amounts` are the places of
 * amounts whose headings do not say so.
 */
export const decimalComma = (
  text: string,
  {
    delimiter,
    newline,
    headerIndex,
    amounts: known = [],
  }: {
    delimiter: string;
    newline: '\n' | '\r';
    headerIndex: number;
    amounts?: readonly (number | undefined)[];
  },
): boolean => {
  const { data } = Papa.parse<string[]>(text, {
    ...{ delimiter, newline, preview: RECORDS, skipEmptyLines: false },
  });
  const amounts = (data[headerIndex] ?? []).flatMap((heading, index) =>
    known.includes(index) || AMOUNTS.test(normaliseHeader(heading)) ? [index] : [],
  );
  const cells = data
    .slice(headerIndex + 1)
    .flatMap(row => amounts.map(index => (row[index] ?? '').trim()));
  const commas = cells.filter(cell => WITH_COMMA.test(cell)).length;
  const points = cells.filter(cell => WITH_POINT.test(cell)).length;
  return commas === points ? delimiter === ';' : commas > points;
};
