import { messageOf } from '@/domain/errors.ts';
import {
  type ExportFile,
  type FileFailure,
  formatOf,
  MAX_FILE_SIZE,
  type ReadChoices,
} from '@/domain/import/csv/exportFile.ts';
import { failedRowsCsv } from '@/domain/import/csv/failedRows.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { bytesHash, longHash } from '@/domain/import/text/hashing.ts';
import { openWorkbooks } from '@/domain/import/workbook/openWorkbooks.ts';
import type { Platform } from '@/domain/platforms.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** Products handed over at a time: unpacking more would hold up the page. */
const SLICE = 200;

const answer = (message: WorkerAnswer) => self.postMessage(message);

const bytesOf = async (file: File): Promise<ExportFile | FileFailure> => {
  const { name, size } = file;
  if (size > MAX_FILE_SIZE)
    return { name, code: 'fileTooLarge', params: { size, most: MAX_FILE_SIZE } };
  try {
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch (error) {
    const reason = messageOf(error);
    return { name, code: 'fileUnreadable', params: { reason } };
  }
};

/** One hash over files' contents; another sheet of a workbook is another content. */
const filesHash = (files: readonly ExportFile[]) =>
  longHash(
    files.map(({ bytes, sheet }) => bytesHash(bytes) + (sheet ? ` ${sheet.name}` : '')).join('\n'),
  );

const read = async (platform: Platform, files: readonly File[], choices: ReadChoices) => {
  const opened = await Promise.all(files.map(bytesOf));
  const readable = opened.flatMap(file => ('bytes' in file ? [file] : []));
  const refused = opened.flatMap(file => ('code' in file ? [file] : []));
  const workbooks = await openWorkbooks(readable, choices);
  const hash = filesHash(workbooks.opened);
  const result =
    workbooks.opened.length > 0
      ? readExport(
          ...([platform, workbooks.opened] as const),
          progress => answer({ type: 'progress', progress }),
          choices,
        )
      : { products: [], files: [], failures: [] };
  for (let start = 0; start < result.products.length; start += SLICE)
    answer({ type: 'products', products: result.products.slice(start, start + SLICE) });
  const failures = [...refused, ...workbooks.refused, ...result.failures];
  answer({ type: 'read', files: result.files, failures, hash });
};

const handle = async (request: WorkerRequest) => {
  if (request.type === 'read') return read(request.platform, request.files, request.choices);
  const { file, messages, choices } = request;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { opened } = await openWorkbooks([{ name: file.name, bytes }], choices);
  const known = { ...formatOf(choices.formats, file.name), columns: choices.columns };
  answer({ type: 'failedRows', csv: failedRowsCsv(opened[0] ?? { bytes }, messages, known) });
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  handle(data).catch((error: unknown) => answer({ type: 'failed', message: messageOf(error) }));
});
