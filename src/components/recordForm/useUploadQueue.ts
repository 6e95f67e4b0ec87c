import { useEffect, useState } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { renderPicture } from '../images/renderPicture.ts';
import { type UploadedPicture, UploadQueue } from '../upload/UploadQueue.ts';
import { useRecordFormContext } from './RecordFormContext.ts';

/** Where pictures go, and at which sizes. */
export interface UploadTarget {
  /** Folder of the files, without a slash at its end. */
  folder: string;
  /** Ends of the files' names by the longest edge in pixels; larger pictures are made smaller. */
  renditions: Readonly<Record<string, number>>;
}

/**
 * Pictures on their way to the form in view, which waits for them before it is saved. They stop when
 * the form goes.
 */
export const useUploadQueue = (
  { folder, renditions }: UploadTarget,
  onUploaded: (picture: UploadedPicture) => void,
): UploadQueue => {
  const { files } = useServices();
  const { uploads, uploaded } = useRecordFormContext();
  const [queue] = useState(
    () =>
      new UploadQueue({
        files,
        folder,
        suffixes: Object.keys(renditions),
        render: file => renderPicture(file, Object.values(renditions)),
        newId: () => crypto.randomUUID(),
        onUploaded: picture => {
          uploaded(picture.files.map(({ metadata }) => metadata.fullPath));
          onUploaded(picture);
        },
      }),
  );
  useEffect(
    function takePartInTheForm() {
      const leave = uploads.add(queue);
      return () => {
        leave();
        queue.dispose();
      };
    },
    [uploads, queue],
  );
  return queue;
};
