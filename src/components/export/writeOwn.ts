import { type CsvExport, type CsvFormat, exportCsv } from '@/domain/export/exportCsv.ts';
import { collectBlob } from './collectBlob.ts';
import type { WriteExport } from './startExport.ts';

/** What our own file is written of. */
export interface OwnFile
  extends Pick<CsvExport, 'columns' | 'labels' | 'format' | 'word' | 'label'> {
  fileName: string;
  readMany: CsvExport['readMany'];
}

const mimeType = ({ encoding }: CsvFormat) =>
  `text/csv;charset=${encoding === 'utf-16le' ? 'utf-16le' : 'utf-8'}`;

/** Writes the chosen columns of all rows into one file. */
export const writeOwn =
  ({ fileName, ...csv }: OwnFile): WriteExport =>
  async ({ pages, signal, onProgress }) => {
    let rows = 0;
    const reportProgress = (done: number) => {
      rows = done;
      onProgress(done);
    };
    const pieces = exportCsv({ ...csv, pages, signal, onProgress: reportProgress });
    const blob = await collectBlob(pieces, mimeType(csv.format));
    return { rows, files: [{ blob, fileName }], caution: null };
  };
