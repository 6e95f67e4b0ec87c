import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** The text of a toast, with Undo where it can be undone. */
export const ToastMessage = ({ text, onUndo }: { text: ReactNode; onUndo?: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14, minHeight: 36 }}>
      <span>{text}</span>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {translate('common.undo')}
        </Button>
      )}
    </Box>
  );
};
