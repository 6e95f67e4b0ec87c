import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The text of a toast, with Undo where it can be undone, and a link to what it tells of. */
export const ToastMessage = (props: {
  text: ReactNode;
  onUndo?: () => void;
  link?: { to: string; onOpen: () => void };
}) => {
  const { text, onUndo, link } = props;
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14, minHeight: 36 }}>
      <span>{text}</span>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {translate('common.undo')}
        </Button>
      )}
      {link && (
        <Button size="small" component={Link} to={link.to} onClick={link.onOpen}>
          {translate('common.openAdded')}
        </Button>
      )}
    </Box>
  );
};
