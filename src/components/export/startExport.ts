import type { ResourceName } from '@/domain/access/permissions.ts';
import type { ExportRecord } from '@/domain/export/columnCell.ts';
import { type StartedTask, startTask } from '../progress/taskStore.ts';
import { type ExportReader, type ExportScope, exportPages } from './exportPages.ts';
import { saveBlob } from './saveBlob.ts';

/** A file that an export made. */
export interface ExportFile {
  blob: Blob;
  fileName: string;
  /** How its button is called where there are several; translated. */
  label?: string;
}

/** What an export made of all rows. */
export interface WrittenExport {
  rows: number;
  files: ExportFile[];
  /** What to know before the files are saved; null where there is nothing. Translated. */
  caution: string | null;
}

/** Writes rows into files. */
export type WriteExport = (source: {
  pages: AsyncIterable<readonly ExportRecord[]>;
  signal: AbortSignal;
  onProgress: (rows: number) => void;
}) => Promise<WrittenExport>;

/** What to export, how, and in which words to tell of it. */
export interface ExportJob {
  dataProvider: ExportReader;
  resource: ResourceName;
  scope: ExportScope;
  /** Number of rows, where the list knows it. */
  total?: number;
  write: WriteExport;
  /** Translated texts. */
  text: {
    title: string;
    saved: (rows: number) => string;
    /** Said when fewer rows came than ids were chosen. */
    missing: (rows: number) => string;
    save: string;
    saveAgain: string;
  };
}

const save = ({ blob, fileName }: ExportFile) => saveBlob(blob, fileName);

/**
 * Starts an export on the progress surface; it goes on when its page is left. Where there is
 * something to know before, nothing is saved until somebody asks for it.
 */
export const startExport = (job: ExportJob): StartedTask =>
  startTask({
    title: job.text.title,
    total: job.scope.kind === 'ids' ? job.scope.ids.length : job.total,
    run: async task => {
      const { signal, progress: onProgress } = task;
      const pages = exportPages(job.dataProvider, job.resource, job.scope, signal);
      const { rows, files, caution } = await job.write({ pages, signal, onProgress });
      // The list's count may be capped or a minute old; the files are what was there.
      task.progress(rows, rows);
      if (caution === null) files.forEach(save);
      const missing = job.scope.kind === 'ids' ? job.scope.ids.length - rows : 0;
      const outcome = missing > 0 ? job.text.missing(missing) : job.text.saved(rows);
      task.note(caution === null ? outcome : missing > 0 ? `${outcome} ${caution}` : caution);
      for (const file of files)
        task.offer({
          label: file.label ?? (caution === null ? job.text.saveAgain : job.text.save),
          optional: missing === 0 && caution === null,
          run: () => save(file),
        });
    },
  });
