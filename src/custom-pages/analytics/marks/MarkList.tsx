import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { lazyDialog, lazyOverlay } from '@/components/states/lazyPart.ts';
import type { ChartNote, DayMark } from '@/domain/analytics/chartNotes.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { NoteRow } from '../notes/NoteRow.tsx';
import type { FigureNotesInView } from '../notes/useFigureNotes.ts';
import type { OpenMark } from './MarkDrawer.tsx';
import { MarkRow } from './MarkRow.tsx';
import { useMarksShown } from './useMarksShown.ts';
import type { TrailMarks } from './useTrailMarks.ts';

const MarkDrawer = lazyOverlay(() => import('./MarkDrawer.tsx'));
const NoteDialog = lazyDialog(() => import('../notes/NoteDialog.tsx'));

/** Days that are listed at first. */
const FEW = 4;

/**
 * What was done on the days of a chart, newest first, each opening the changes it is of, and what people
 * wrote: one's own notes can be changed and deleted, others' are read.
 */
export const MarkList = (props: {
  /** The days on which something was done or written, the earliest first. */
  marks: readonly DayMark[];
  /** Days of which it is not told what was done. */
  untold: readonly string[];
  /** Reads on in the audit trail what was done on those days. */
  more: TrailMarks['more'];
  range: DayRange;
  /** Whose figures they are; null for the whole platform's. */
  businessId: string | null;
  notes: FigureNotesInView;
}) => {
  const { marks, untold, more: readOn, range, businessId, notes } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const formatDay = useDayFormat();
  const titleId = useId();
  const [shown, setShown] = useMarksShown();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<OpenMark | null>(null);
  const [written, setWritten] = useState<ChartNote | 'new' | null>(null);
  const newest = marks.toReversed();
  const byWhom = ({ userId }: ChartNote) => {
    if (userId === notes.uid) return 'you' as const;
    return userId === businessId ? ('owner' as const) : ('administrator' as const);
  };
  const readers =
    businessId === null ? 'platform' : businessId === notes.uid ? 'owner' : 'business';
  const listed = all ? newest : newest.slice(0, FEW);
  const more = newest.length - FEW;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="subtitle2" component="h3" id={titleId} sx={{ mr: 'auto' }}>
          {translate('analytics.marks.title')}
        </Typography>
        {notes.mayWrite && (
          <Button
            size="small"
            startIcon={<StickyNote />}
            disabled={notes.isPending || notes.error !== null}
            onClick={() => {
              if (notes.hasRoom) setWritten('new');
              else notify('figures.notes.full', { type: 'warning' });
            }}
            sx={{ '@media print': { display: 'none' } }}
          >
            {translate('figures.notes.add')}
          </Button>
        )}
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={shown}
              onChange={(_, checked) => setShown(checked)}
              sx={{ mr: 0.5 }}
            />
          }
          label={translate('analytics.marks.show')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0, minHeight: 32, '@media print': { display: 'none' } }}
        />
      </Box>
      {shown && newest.length === 0 && untold.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('analytics.marks.none')}
        </Typography>
      )}
      {shown && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {listed.map(mark => (
            <MarkRow
              key={mark.day}
              mark={mark}
              day={formatDay(mark.day)}
              onOpen={count => setOpen({ ...count, day: mark.day })}
            >
              {mark.notes.map(note => (
                <NoteRow
                  key={note.key}
                  note={note}
                  by={byWhom(note)}
                  busy={notes.busy}
                  onEdit={() => setWritten(note)}
                  onDelete={() => void notes.deleteNote(note)}
                />
              ))}
            </MarkRow>
          ))}
        </Box>
      )}
      {shown && more > 0 && (
        <Button
          size="small"
          onClick={() => setAll(!all)}
          sx={{ ml: -0.5, '@media print': { display: 'none' } }}
        >
          {translate(all ? 'analytics.marks.few' : 'analytics.marks.all', { smart_count: more })}
        </Button>
      )}
      {shown && untold.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('analytics.marks.untold', { smart_count: untold.length })}{' '}
          {readOn && (
            <Button
              size="small"
              loading={readOn.isReading}
              onClick={readOn.run}
              sx={{ '@media print': { display: 'none' } }}
            >
              {translate('figures.readTrail', { reads: readOn.reads })}
            </Button>
          )}
        </Typography>
      )}
      {notes.error !== null && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={notes.retry}>
              {translate('figures.notes.retry')}
            </Button>
          }
        >
          {translate('figures.notes.failed')}
        </Alert>
      )}
      {written && (
        <Suspense>
          <NoteDialog
            note={written === 'new' ? null : written}
            day={range.to}
            range={range}
            notes={notes}
            readers={`figures.notes.readers.${readers}`}
            onClose={() => setWritten(null)}
          />
        </Suspense>
      )}
      {open && <MarkDrawer mark={open} businessId={businessId} onClose={() => setOpen(null)} />}
    </Box>
  );
};
