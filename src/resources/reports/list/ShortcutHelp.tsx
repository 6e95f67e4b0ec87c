import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['R', 'resolve'],
  ['D', 'dismiss'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** The keys of the moderation queue. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('reports.help.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: 1.5,
            m: 0,
            '& dd': { m: 0 },
          }}
        >
          {KEYS.map(([key, action]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Box
                  component="kbd"
                  sx={{ px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5 }}
                >
                  {key}
                </Box>
              </dt>
              <dd>{translate(`reports.help.${action}`)}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
