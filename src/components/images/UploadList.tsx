import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { UploadQueue } from '../upload/UploadQueue.ts';
import { UploadRow } from './UploadRow.tsx';

/** The pictures that are on their way, failed or were refused. */
export const UploadList = ({ queue }: { queue: UploadQueue }) => {
  const translate = useTranslate();
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  if (items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('images.uploads')}
      sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}
    >
      {items.map(item => (
        <UploadRow key={item.id} item={item} queue={queue} />
      ))}
    </Box>
  );
};
