import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import type { MarkedDays } from '@/domain/analytics/marks.ts';
import type { OpenMark } from './MarkDrawer.tsx';
import { MarkRow } from './MarkRow.tsx';
import { useMarksShown } from './useMarksShown.ts';

const MarkDrawer = lazyOverlay(() => import('./MarkDrawer.tsx'));

/** Days that are listed at first. */
const FEW = 4;

/** What was done on the days of a chart, newest first; each opens the changes it is of. */
export const MarkList = (props: {
  done: MarkedDays;
  /** Whose figures they are; null for the whole platform's. */
  businessId: string | null;
}) => {
  const { done, businessId } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const titleId = useId();
  const [shown, setShown] = useMarksShown();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<OpenMark | null>(null);
  const newest = done.marks.toReversed();
  const listed = all ? newest : newest.slice(0, FEW);
  const more = newest.length - FEW;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="subtitle2" component="h3" id={titleId} sx={{ mr: 'auto' }}>
          {translate('analytics.marks.title')}
        </Typography>
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
      {shown && newest.length === 0 && done.untold.length === 0 && (
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
            />
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
      {shown && done.untold.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('analytics.marks.untold', { smart_count: done.untold.length })}
        </Typography>
      )}
      {open && <MarkDrawer mark={open} businessId={businessId} onClose={() => setOpen(null)} />}
    </Box>
  );
};
