import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { ariaKeys } from '../shortcuts/shortcuts.ts';

/** Goes to the previous (-1) or next (1) record of a queue, as the keys do. */
export const QueueMoves = ({ onMove }: { onMove: (step: 1 | -1) => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', ml: 'auto' }}>
      <IconButton
        aria-label={translate('common.queue.previous')}
        aria-keyshortcuts={ariaKeys('previous')}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward />
      </IconButton>
      <IconButton
        aria-label={translate('common.queue.next')}
        aria-keyshortcuts={ariaKeys('next')}
        onClick={() => onMove(1)}
      >
        <ArrowDownward />
      </IconButton>
    </Box>
  );
};
