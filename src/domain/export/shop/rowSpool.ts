import { z } from 'zod';
import type { Cells } from '../../import/csv/exportCells.ts';

/** Characters gathered before they leave the script's memory. */
const PART_SIZE = 1_000_000;

const pageSchema = z.array(z.record(z.string(), z.string()));

/** Rows that wait until all columns of their file are known. */
export interface RowSpool {
  add: (rows: readonly Cells[]) => void;
  /** All rows in the order they came, page by page. */
  pages: () => AsyncGenerator<Cells[]>;
}

/** Keeps rows in blobs: the browser holds those outside the script's memory, on disk when many. */
export const createRowSpool = (): RowSpool => {
  const parts: Blob[] = [];
  let waiting: string[] = [];
  let size = 0;

  const flush = () => {
    if (waiting.length > 0) parts.push(new Blob([waiting.join('\n')]));
    waiting = [];
    size = 0;
  };

  return {
    add: rows => {
      if (rows.length === 0) return;
      const page = JSON.stringify(rows);
      waiting.push(page);
      size += page.length;
      if (size > PART_SIZE) flush();
    },
    pages: async function* pages() {
      flush();
      for (const part of parts)
        for (const page of (await part.text()).split('\n'))
          yield pageSchema.parse(JSON.parse(page));
    },
  };
};
