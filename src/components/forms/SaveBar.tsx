import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useOnline } from '@/layout/useOnline.ts';
import { ROOM_BELOW } from '../progress/useRoomBelow.ts';
import { type SaveProblem, SaveProblemAlert } from './SaveProblemAlert.tsx';

/** Names that are written out before "and n more". */
const NAMED = 3;

/** The bar at the foot of a form: what is unsaved, what went wrong, and the buttons. */
export const SaveBar = (props: {
  /** The names of the fields that differ from what is stored. */
  unsaved: readonly string[];
  /** What stands there when nothing is unsaved. */
  nothing: string;
  problem: SaveProblem | null;
  /** What is being waited for. */
  waiting?: string | null;
  /** What should be known before saving, and keeps nobody from it. */
  note?: string | null;
  onDiscard: () => void;
  busy: boolean;
  children: ReactNode;
}) => {
  const { unsaved, problem, waiting, note, onDiscard, busy, children } = props;
  const translate = useTranslate();
  const online = useOnline();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  /** What is waited for is said in full; what is unsaved and missing stands in the form, too. */
  const waits = waiting != null || (busy && !online);
  // Typed just before saving, a change is not among the unsaved yet.
  const nothing = busy ? translate('common.saving') : props.nothing;
  const more = unsaved.length - NAMED;
  const summary =
    unsaved.length === 0
      ? nothing
      : translate(more > 0 ? 'forms.unsavedMore' : 'forms.unsaved', {
          fields: unsaved.slice(0, NAMED).join(', '),
          smart_count: Math.max(more, 0),
        });
  return (
    <Paper
      component="section"
      aria-label={translate('forms.saveBar')}
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: { xs: ROOM_BELOW, md: `calc(${ROOM_BELOW} + 16px)` },
        zIndex: 'appBar',
        mt: 3,
        mx: { xs: -2, md: 0 },
        px: 2,
        py: 1.25,
        borderRadius: { xs: 0, md: 1 },
        boxShadow: 3,
      }}
    >
      {problem && <SaveProblemAlert problem={problem} sx={{ mb: 1.25 }} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          // On a phone the buttons share the line below the words; their own words wrap.
          '& > .MuiButton-root': phone
            ? {
                flex: '1 1 0',
                minWidth: 'min-content',
                px: 1,
                lineHeight: 1.25,
                whiteSpace: 'normal',
              }
            : {},
        }}
      >
        <Box
          sx={{
            flexGrow: 1,
            flexBasis: { xs: unsaved.length > 0 ? 'calc(100% - 56px)' : '100%', sm: 160 },
            minWidth: 0,
          }}
        >
          <Typography
            role="status"
            variant="body2"
            noWrap={phone && !waits}
            color={unsaved.length > 0 ? 'textPrimary' : 'textSecondary'}
          >
            {busy && !online ? translate('forms.waitingOnline') : (waiting ?? summary)}
          </Typography>
          {note && (
            <Typography variant="caption" color="textSecondary" component="p" noWrap={phone}>
              {note}
            </Typography>
          )}
        </Box>
        {unsaved.length > 0 &&
          (phone ? (
            <IconButton
              aria-label={translate('forms.discard')}
              title={translate('forms.discard')}
              onClick={onDiscard}
              disabled={busy}
            >
              <Undo />
            </IconButton>
          ) : (
            <Button color="inherit" onClick={onDiscard} disabled={busy}>
              {translate('forms.discard')}
            </Button>
          ))}
        {children}
      </Box>
    </Paper>
  );
};
