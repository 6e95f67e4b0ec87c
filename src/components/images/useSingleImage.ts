import { useEffect, useMemo, useState } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { UploadQueue } from '../upload/UploadQueue.ts';
import { storedPath } from './imageFile.ts';
import { renderPicture } from './renderPicture.ts';

/** Where a record's one picture goes, and how large it may be. */
export interface SingleImageOptions {
  /** Folder of the file, without a slash at its end. */
  folder: string;
  /** Longest edge in pixels; larger pictures are made smaller. */
  edge: number;
  /** Told the address of a picture that is stored. */
  onImage: (url: string) => void;
}

/** A record's one picture on its way, and what becomes of files nobody needs. */
export const useSingleImage = ({ folder, edge, onImage }: SingleImageOptions) => {
  const { files } = useServices();
  const [uploaded] = useState(() => new Set<string>());
  const [queue] = useState(
    () =>
      new UploadQueue({
        files,
        folder,
        suffixes: [''],
        render: file => renderPicture(file, [edge]),
        newId: () => crypto.randomUUID(),
        onUploaded: ({ files: [file] }) => {
          if (!file) return;
          uploaded.add(file.url);
          onImage(file.url);
        },
      }),
  );
  useEffect(
    function stopWithTheForm() {
      return queue.dispose;
    },
    [queue],
  );
  return useMemo(
    () => ({
      queue,
      /** Waits for the picture. @returns whether it is stored, or there is none. */
      stored: async () => {
        await queue.settled();
        return queue.items().every(({ state }) => state === 'refused');
      },
      /** Deletes the files of the folder that the record, which now shows `kept`, left behind. */
      cleanUp: (before: readonly (string | null)[], kept: string | null) => {
        const keptPath = storedPath(kept);
        for (const address of new Set([...before, ...uploaded])) {
          const path = storedPath(address);
          if (!path || path === keptPath || !path.startsWith(`${folder}/`)) continue;
          files.remove(path).catch(error => console.warn('A file was left behind', path, error));
        }
        uploaded.clear();
      },
    }),
    [queue, files, folder, uploaded],
  );
};
