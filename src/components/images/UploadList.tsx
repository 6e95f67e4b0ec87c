import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../progress/visuallyHidden.ts';
import type { UploadQueue } from '../upload/UploadQueue.ts';
import { UploadRow } from './UploadRow.tsx';

/** The pictures that are on their way, failed or were refused; tells which one was stored. */
export const UploadList = ({ queue }: { queue: UploadQueue }) => {
  const translate = useTranslate();
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const stored = useSyncExternalStore(queue.subscribe, queue.lastStored);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {stored && translate('images.uploaded', { name: stored })}
      </Box>
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('images.uploads')}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}
        >
          {items.map(item => (
            <UploadRow key={item.id} item={item} queue={queue} />
          ))}
        </Box>
      )}
    </>
  );
};
