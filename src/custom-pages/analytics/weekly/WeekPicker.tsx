import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { weeksLater } from '@/domain/analytics/isoWeeks.ts';
import { weekProblem } from '@/domain/analytics/weekChoice.ts';
import type { ChosenWeek } from './useWeekChoice.ts';
import { useWeekText } from './useWeekText.ts';
import { WeekField } from './WeekField.tsx';

/** To the week beside the one shown. Where there is none it stays in reach and says why. */
const StepButton = (props: {
  label: string;
  refusedBy: string | null;
  onClick: () => void;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}) => {
  const { label, refusedBy, onClick, ...icons } = props;
  return (
    <Button
      {...icons}
      // The ring says where the focus is; the ripple reaches, cut off, below what stands under it.
      disableFocusRipple
      variant="outlined"
      aria-disabled={refusedBy !== null}
      aria-describedby={refusedBy ?? undefined}
      onClick={refusedBy === null ? onClick : undefined}
      sx={{
        minHeight: 40,
        whiteSpace: 'nowrap',
        ...(refusedBy === null
          ? {}
          : { cursor: 'default', color: 'text.disabled', borderColor: 'divider' }),
      }}
    >
      {label}
    </Button>
  );
};

/** Which week the page shows, and the way to others. */
export const WeekPicker = ({ chosen }: { chosen: ChosenWeek }) => {
  const { week, problem, limits, choose } = chosen;
  const translate = useTranslate();
  const words = useWeekText();
  const reasonId = useId();
  const [earlier, later] = [weeksLater(week, -1), weeksLater(week, 1)];
  const noEarlier = weekProblem(earlier, limits);
  const noLater = weekProblem(later, limits);
  const reasons = [noEarlier, noLater].flatMap(kind => (kind ? [words.why(kind, limits)] : []));
  return (
    <Box
      component="section"
      aria-label={translate('figures.weekly.choose')}
      sx={{ mb: 2, '@media print': { display: 'none' } }}
    >
      {problem && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {words.fallback(problem, limits)}
        </Alert>
      )}
      <Box role="status" sx={visuallyHidden}>
        {words.name(week)}: {words.span(week)}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          rowGap: 2,
          columnGap: 1,
          alignItems: 'flex-start',
        }}
      >
        <StepButton
          label={translate('figures.weekly.earlier')}
          startIcon={<ChevronLeft />}
          refusedBy={noEarlier && reasonId}
          onClick={() => choose(earlier)}
        />
        <StepButton
          label={translate('figures.weekly.later')}
          endIcon={<ChevronRight />}
          refusedBy={noLater && reasonId}
          onClick={() => choose(later)}
        />
        <WeekField key={week.from} chosen={chosen} />
      </Box>
      <Typography
        id={reasonId}
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, '&:empty': { display: 'none' } }}
      >
        {reasons.join(' ')}
      </Typography>
    </Box>
  );
};
