import { useEffect, useMemo, useState } from 'react';
import { storedPath } from '@/components/images/imageFile.ts';
import { renderPicture } from '@/components/images/renderPicture.ts';
import { UploadQueue } from '@/components/upload/UploadQueue.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Longest edge of a business's image, in pixels. */
const IMAGE_EDGE = 512;

/** The image on its way to a business's profile, and what becomes of files nobody needs. */
export const useProfileImage = (businessId: string, onImage: (url: string) => void) => {
  const { files } = useServices();
  const folder = `business/${businessId}/profile`;
  const [uploaded] = useState(() => new Set<string>());
  const [queue] = useState(
    () =>
      new UploadQueue({
        files,
        folder,
        suffixes: [''],
        render: file => renderPicture(file, [IMAGE_EDGE]),
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
      /** Deletes the files of this profile that the record, which now shows `kept`, left behind. */
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
