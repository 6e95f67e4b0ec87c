import { type FigureCell, tableCsv } from '@/components/figures/figureTable.ts';
import type { CompareCell, CompareRow } from '@/domain/compare/compareProducts.ts';
import { minorToDecimal } from '@/domain/money/money.ts';
import { htmlToLine } from '@/domain/text/htmlToText.ts';

const plainValue = (cell: CompareCell): string | number | null => {
  if (cell === null) return null;
  switch (cell.kind) {
    case 'money': {
      const { minor, currency } = cell.amount.money;
      return `${minorToDecimal(minor, currency)} ${currency}`;
    }
    case 'count':
      return cell.count;
    case 'weight':
      return cell.from === cell.to ? cell.from : `${cell.from}–${cell.to}`;
    case 'list':
      return cell.items.join('; ');
    case 'html':
      return htmlToLine(cell.html);
    case 'images':
      return cell.urls.length;
    case 'text':
      return cell.text;
  }
};

const figure = (value: string | number | null): FigureCell => ({
  text: String(value ?? ''),
  value,
});

/** A comparison as CSV: attributes in rows, products in columns. */
export const compareCsv = (
  products: readonly { id: string; title: string }[],
  rows: readonly CompareRow[],
  nameOf: (row: CompareRow) => string,
): string =>
  tableCsv({
    columns: [{ label: '' }, ...products.map(({ title }) => ({ label: title }))],
    rows: [
      { key: 'id', cells: [figure('id'), ...products.map(({ id }) => figure(id))] },
      ...rows.map(row => ({
        key: `${row.key} ${row.label ?? ''}`,
        cells: [figure(nameOf(row)), ...row.cells.map(cell => figure(plainValue(cell)))],
      })),
    ],
    empty: '',
  });
