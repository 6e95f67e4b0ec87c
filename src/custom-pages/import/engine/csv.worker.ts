import { messageOf } from '@/domain/errors.ts';
import {
  type ExportFile,
  type FileFailure,
  formatOf,
  MAX_FILE_SIZE,
  type ReadChoices,
  tooLarge,
} from '@/domain/import/csv/exportFile.ts';
import { failedRowsCsv } from '@/domain/import/csv/failedRows.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import type { FileBytes } from '@/domain/import/text/fileBytes.ts';
import { bytesHash, longHash } from '@/domain/import/text/hashing.ts';
import { openWorkbooks } from '@/domain/import/workbook/openWorkbooks.ts';
import type { Platform } from '@/domain/platforms.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** Products handed over at a time: unpacking more would hold up the page. */
const SLICE = 200;

const answer = (message: WorkerAnswer) => self.postMessage(message);

/** A file's bytes, read from the disk as they are needed; only a worker may wait for that. */
const readAsNeeded = (file: File): FileBytes => ({
  length: file.size,
  subarray: (start = 0, end = file.size) =>
    new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(start, end))),
});

const opened = (file: File): ExportFile | FileFailure => {
  const { name, size } = file;
  if (size > MAX_FILE_SIZE) {
    const { code, params } = tooLarge(size, MAX_FILE_SIZE);
    return { name, code, params };
  }
  try {
    const bytes = readAsNeeded(file);
    // Whether it can be read at all.
    bytes.subarray(0, 1);
    return { name, bytes };
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
  const found = files.map(opened);
  const readable = found.flatMap(file => ('bytes' in file ? [file] : []));
  const refused = found.flatMap(file => ('code' in file ? [file] : []));
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
  const bytes = readAsNeeded(file);
  const workbooks = await openWorkbooks([{ name: file.name, bytes }], choices);
  const known = { ...formatOf(choices.formats, file.name), columns: choices.columns };
  answer({
    type: 'failedRows',
    csv: failedRowsCsv(workbooks.opened[0] ?? { bytes }, messages, known),
  });
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  handle(data).catch((error: unknown) => answer({ type: 'failed', message: messageOf(error) }));
});
