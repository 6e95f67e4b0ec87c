import type { FileFailure, ReadChoices } from '@/domain/import/csv/exportFile.ts';
import type { FileReport, ReadProgress } from '@/domain/import/csv/readExport.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { type: 'read'; platform: Platform; files: File[]; choices: ReadChoices }
  | { type: 'failedRows'; file: File; messages: Map<number, string>; choices: ReadChoices };

/** What the worker answers. */
export type WorkerAnswer =
  | { type: 'progress'; progress: ReadProgress }
  | { type: 'products'; products: SourceProduct[] }
  | { type: 'read'; files: FileReport[]; failures: FileFailure[]; hash: string }
  | { type: 'failedRows'; csv: string }
  | { type: 'failed'; message: string };
