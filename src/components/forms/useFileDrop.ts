import { type DragEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * Lets an element take dropped files; anything else that is dragged over it is left alone.
 * @returns whether files are held over it, and the handlers to give to it.
 */
export const useFileDrop = (onFiles: (files: File[]) => void) => {
  const [over, setOver] = useState(false);
  return {
    over,
    dropTarget: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
};
