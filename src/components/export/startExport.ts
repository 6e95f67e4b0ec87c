import type { ResourceName } from '@/domain/access/permissions.ts';
import type { CellWords } from '@/domain/export/columnCell.ts';
import type { ExportColumn } from '@/domain/export/columns.ts';
import { type CsvFormat, exportCsv } from '@/domain/export/exportCsv.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { type StartedTask, startTask } from '../progress/taskStore.ts';
import { collectBlob } from './collectBlob.ts';
import { type ExportScope, exportPages } from './exportPages.ts';
import { saveBlob } from './saveBlob.ts';

/** What to export, how, and in which words to tell of it. */
export interface ExportJob {
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream'>;
  resource: ResourceName;
  scope: ExportScope;
  /** Number of rows, where the list knows it. */
  total?: number;
  columns: readonly ExportColumn[];
  labels: readonly string[];
  /** A value of a column that stands for a word, in the language of the labels. */
  word: CellWords['word'];
  format: CsvFormat;
  fileName: string;
  /** Translated texts. */
  text: {
    title: string;
    saved: (rows: number) => string;
    /** Said when fewer rows came than ids were chosen. */
    missing: (rows: number) => string;
    saveAgain: string;
  };
}

const mimeType = ({ encoding }: CsvFormat) =>
  `text/csv;charset=${encoding === 'utf-16le' ? 'utf-16le' : 'utf-8'}`;

/** Starts an export on the progress surface; it goes on when its page is left. */
export const startExport = (job: ExportJob): StartedTask =>
  startTask({
    title: job.text.title,
    total: job.scope.kind === 'ids' ? job.scope.ids.length : job.total,
    run: async task => {
      let rows = 0;
      const pieces = exportCsv({
        pages: exportPages(job.dataProvider, job.resource, job.scope, task.signal),
        columns: job.columns,
        labels: job.labels,
        word: job.word,
        format: job.format,
        readMany: async (resource, ids) =>
          (await job.dataProvider.getMany(resource, { ids: [...ids] })).data,
        onProgress: done => {
          rows = done;
          task.progress(done);
        },
        signal: task.signal,
      });
      const blob = await collectBlob(pieces, mimeType(job.format));
      // The list's count may be capped or a minute old; the file is what was there.
      task.progress(rows, rows);
      saveBlob(blob, job.fileName);
      const missing = job.scope.kind === 'ids' ? job.scope.ids.length - rows : 0;
      task.note(missing > 0 ? job.text.missing(missing) : job.text.saved(rows));
      task.offer({
        label: job.text.saveAgain,
        optional: missing === 0,
        run: () => saveBlob(blob, job.fileName),
      });
    },
  });
