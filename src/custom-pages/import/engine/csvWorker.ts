import type { FileFailure, ReadChoices } from '@/domain/import/csv/exportFile.ts';
import type { FileReport, ReadProgress } from '@/domain/import/csv/readExport.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import { partSharer } from './shareParts.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

/** What came of reading files. */
export interface FilesRead {
  products: SourceProduct[];
  files: FileReport[];
  failures: FileFailure[];
  /** One hash over the files' contents. */
  hash: string;
}

const startWorker = () =>
  new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });

const converse = <T>(
  request: WorkerRequest,
  signal: AbortSignal,
  take: (answer: WorkerAnswer, resolve: (value: T) => void) => void,
) =>
  new Promise<T>((resolve, reject) => {
    const worker = startWorker();
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal.reason);
    };
    const settle = (value: T) => {
      end();
      resolve(value);
    };
    const fail = (message: string) => {
      end();
      reject(new Error(message));
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.addEventListener('error', event => fail(event.message));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === 'failed') fail(data.message);
      else take(data, settle);
    });
    worker.postMessage(request);
  });

/** Reads export files in a worker, so that the page stays responsive. Aborting ends the worker. */
export const readFiles = (
  platform: Platform,
  files: File[],
  choices: ReadChoices,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
): Promise<FilesRead> => {
  const products: SourceProduct[] = [];
  const share = partSharer();
  return converse<FilesRead>(
    { type: 'read', platform, files, choices },
    signal,
    (answer, resolve) => {
      if (answer.type === 'progress') onProgress(answer.progress);
      else if (answer.type === 'products')
        for (const product of answer.products) products.push(share(product));
      else if (answer.type === 'read')
        resolve({ products, files: answer.files, failures: answer.failures, hash: answer.hash });
    },
  );
};

/** The failed rows of a file, as CSV with a column that says why. */
export const readFailedRows = (
  file: File,
  messages: Map<number, string>,
  choices: ReadChoices,
  signal: AbortSignal,
): Promise<string> =>
  converse<string>({ type: 'failedRows', file, messages, choices }, signal, (answer, resolve) => {
    if (answer.type === 'failedRows') resolve(answer.csv);
  });
