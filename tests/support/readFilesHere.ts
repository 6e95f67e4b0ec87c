import type { FilesRead } from '@/custom-pages/import/engine/csvWorker.ts';
import type { ExportFile, ReadChoices } from '@/domain/import/csv/exportFile.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { openWorkbooks } from '@/domain/import/workbook/openWorkbooks.ts';
import type { Platform } from '@/domain/platforms.ts';

/** Reads files as the worker does, on this thread: jsdom has no workers and cannot hand out a file's bytes. */
export const readFilesHere = async (
  platform: Platform,
  files: File[],
  choices: ReadChoices,
): Promise<FilesRead> => {
  const open = (file: File) =>
    new Promise<ExportFile>((resolve, reject) => {
      const reader = new FileReader();
      reader.onerror = () => reject(reader.error);
      reader.onload = () => {
        const { result } = reader;
        const bytes = result instanceof ArrayBuffer ? new Uint8Array(result) : new Uint8Array();
        resolve({ name: file.name, bytes });
      };
      reader.readAsArrayBuffer(file);
    });
  const { opened } = await openWorkbooks(await Promise.all(files.map(open)), choices);
  return { ...readExport(platform, opened, () => {}, choices), hash: 'hash' };
};
