import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import type { Place } from '@/domain/grid/moveSelection.ts';

/** Height of a row, and of the headings, in pixels. */
export const ROW_HEIGHT = 36;

const WIDTHS: Record<GridColumn, number> = {
  title: 260,
  businessName: 160,
  status: 120,
  price: 110,
  compareAtPrice: 140,
  cost: 110,
  stock: 90,
  lowStockThreshold: 150,
  sku: 150,
  barcode: 150,
  weightGrams: 110,
  category: 160,
  brand: 150,
  tags: 200,
  alt: 240,
};

/** Widths of columns in pixels, as CSS writes a grid's columns. */
export const columnTemplate = (columns: readonly GridColumn[]): string =>
  columns.map(column => `${WIDTHS[column]}px`).join(' ');

/** Width of the columns together, in pixels. */
export const columnsWidth = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, column) => sum + WIDTHS[column], 0);

/** Part of a scrolled box, in pixels. */
export interface Viewport {
  top: number;
  left: number;
  height: number;
  width: number;
}

const reveal = (from: number, to: number, start: number, size: number) => {
  if (from < start) return from;
  return to > start + size ? to - size : start;
};

/** Where the box has to be scrolled to for a cell to be in view, beside headings and first column. */
export const scrolledTo = (
  { row, column }: Place,
  columns: readonly GridColumn[],
  view: Viewport,
): { top: number; left: number } => {
  const first = columnsWidth(columns.slice(0, 1));
  const left = columnsWidth(columns.slice(0, column));
  const right = columnsWidth(columns.slice(0, column + 1));
  return {
    top: reveal(row * ROW_HEIGHT, (row + 1) * ROW_HEIGHT, view.top, view.height - ROW_HEIGHT),
    left:
      column === 0
        ? view.left
        : reveal(left - first, right - first, view.left, Math.max(view.width - first, 1)),
  };
};

/** Where the cells are that are in view, in pixels of the window: beside headings, and first column once scrolled. */
export const cellsInView = (box: HTMLElement) => {
  const { left, top } = box.getBoundingClientRect();
  return {
    left: left + (box.scrollLeft > 0 ? WIDTHS.title : 0),
    top: top + ROW_HEIGHT,
    right: left + box.clientWidth,
    bottom: top + box.clientHeight,
  };
};
