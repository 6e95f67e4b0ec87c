import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { isDay } from '@/domain/analytics/days.ts';
import { weekAround } from '@/domain/analytics/isoWeeks.ts';
import { choosableDays, type WeekProblem, weekProblem } from '@/domain/analytics/weekChoice.ts';
import type { ChosenWeek } from './useWeekChoice.ts';
import { useWeekText } from './useWeekText.ts';

/** Any day of the week that is to be shown: browsers have a field for days, few one for weeks. */
export const WeekField = ({ chosen }: { chosen: ChosenWeek }) => {
  const { week, limits, choose, askLimits } = chosen;
  const translate = useTranslate();
  const words = useWeekText();
  const [day, setDay] = useState(week.from);
  const [refused, setRefused] = useState<WeekProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = isDay(day) ? weekAround(day) : null;
    const problem = weekProblem(asked, limits);
    setRefused(problem);
    if (asked && !problem) choose(asked);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        type="date"
        size="small"
        label={translate('figures.weekly.dayOfWeek')}
        value={day}
        onFocus={askLimits}
        onChange={event => setDay(event.target.value)}
        error={refused !== null}
        helperText={refused && words.why(refused, limits)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: choosableDays(limits) }}
        sx={{ width: 180 }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        {translate('analytics.range.apply')}
      </Button>
    </Box>
  );
};
