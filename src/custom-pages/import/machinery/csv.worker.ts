import { messageOf } from '@/domain/errors.ts';
import { failedRowsCsv } from '@/domain/import/csv/failedRows.ts';
import {
  type ExportFile,
  type FileFailure,
  formatOf,
  MAX_FILE_SIZE,
  type ReadChoices,
  readExport,
} from '@/domain/import/csv/readExport.ts';
import { bytesHash, longHash } from '@/domain/import/text/hashing.ts';
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

const read = async (platform: Platform, files: readonly File[], choices: ReadChoices) => {
  const opened = await Promise.all(files.map(bytesOf));
  const readable = opened.flatMap(file => ('bytes' in file ? [file] : []));
  const refused = opened.flatMap(file => ('code' in file ? [file] : []));
  const hash = longHash(readable.map(({ bytes }) => bytesHash(bytes)).join('\n'));
  const result =
    readable.length > 0
      ? readExport(platform, readable, progress => answer({ type: 'progress', progress }), choices)
      : { products: [], files: [], failures: [] };
  for (let start = 0; start < result.products.length; start += SLICE)
    answer({ type: 'products', products: result.products.slice(start, start + SLICE) });
  answer({ type: 'read', files: result.files, failures: [...refused, ...result.failures], hash });
};

const handle = async (request: WorkerRequest) => {
  if (request.type === 'read') return read(request.platform, request.files, request.choices);
  const bytes = new Uint8Array(await request.file.arrayBuffer());
  const { columns, formats } = request.choices;
  const known = { ...formatOf(formats, request.file.name), columns };
  answer({ type: 'failedRows', csv: failedRowsCsv(bytes, request.messages, known) });
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  handle(data).catch((error: unknown) => answer({ type: 'failed', message: messageOf(error) }));
});
