import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ChartNote } from '@/domain/analytics/chartNotes.ts';

/** One note of a day: what was written, by whom, and for its author how it is changed. */
export const NoteRow = (props: {
  note: ChartNote;
  /** By whom: oneself, the owner, or an administrator. */
  by: 'you' | 'owner' | 'administrator';
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) => {
  const { note, by, busy, onEdit, onDelete } = props;
  const translate = useTranslate();
  const action = (key: string, icon: ReactNode, run: () => void) => (
    <Tooltip title={translate(key)}>
      <span>
        <IconButton
          size="small"
          disabled={busy}
          aria-label={`${translate(key)}: ${note.text}`}
          onClick={run}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, minHeight: 28 }}>
      <StickyNote
        fontSize="small"
        aria-hidden
        sx={{ color: 'primary.main', mt: '3px', flexShrink: 0 }}
      />
      <Typography
        variant="body2"
        component="p"
        sx={{ overflowWrap: 'anywhere', minWidth: 0, py: '4px' }}
      >
        {note.text}{' '}
        <Typography variant="body2" component="span" color="textSecondary">
          {translate(`figures.notes.by.${by}`)}
        </Typography>
      </Typography>
      {by === 'you' && (
        <Box sx={{ display: 'flex', flexShrink: 0, '@media print': { display: 'none' } }}>
          {action('figures.notes.change', <EditOutlined fontSize="small" />, onEdit)}
          {action('figures.notes.delete', <DeleteOutline fontSize="small" />, onDelete)}
        </Box>
      )}
    </Box>
  );
};
