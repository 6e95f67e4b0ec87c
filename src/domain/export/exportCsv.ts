import { csvRow, type Delimiter } from '../text/csv.ts';
import { type CellFormats, columnCell, type ExportRecord } from './columnCell.ts';
import type { ExportColumn } from './columns.ts';
import { isoDateWriter } from './isoDate.ts';
import { prefetched } from './prefetched.ts';
import { createRelatedNames, type ReadMany } from './relatedNames.ts';
import { byteOrderMark, encodeText, type TextEncoding } from './textEncoding.ts';

/** How the file is written. */
export interface CsvFormat {
  delimiter: Delimiter;
  encoding: TextEncoding;
  /** IANA name of the zone that dates are written in. */
  timeZone: string;
}

/** What to export and how. */
export interface CsvExport {
  /** All rows, in pages; at most one page is held beside the one being written. */
  pages: AsyncIterable<readonly ExportRecord[]>;
  columns: readonly ExportColumn[];
  /** The first row: one label per column. */
  labels: readonly string[];
  format: CsvFormat;
  /** A value that stands for a word, in the language of the labels; as it is stored unless given. */
  word?: CellFormats['word'];
  /** What a part of a value is called, in that language. */
  label?: CellFormats['label'];
  readMany: ReadMany;
  /** Told after every page how many rows are written. */
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

/**
 * The file, piece by piece: constant memory, no cap. The next page is asked for while the present
 * one is written.
 * @throws the signal's reason when it is aborted, and whatever `pages` throws.
 */
export async function* exportCsv(options: CsvExport): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { columns, format, signal } = options;
  const { delimiter, encoding } = format;
  const related = createRelatedNames(columns, options.readMany);
  const words: CellFormats = {
    date: isoDateWriter(format.timeZone),
    word: options.word ?? ((_column, value) => value),
    ...(options.label && { label: options.label }),
    currencyOf: related.currencyOf,
  };
  const line = (record: ExportRecord) =>
    csvRow(
      columns.map(column =>
        column.related ? related.nameOf(record, column) : columnCell(record, column, words),
      ),
      delimiter,
    );
  signal?.throwIfAborted();
  yield encodeText(byteOrderMark(encoding) + csvRow(options.labels, delimiter), encoding);
  let rows = 0;
  for await (const page of prefetched(options.pages, signal)) {
    await related.load(page);
    rows += page.length;
    yield encodeText(page.map(line).join(''), encoding);
    options.onProgress?.(rows);
  }
}
