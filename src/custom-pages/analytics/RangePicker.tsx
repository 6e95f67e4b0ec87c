import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type DayRange, RANGE_PRESETS } from '@/domain/analytics/ranges.ts';
import type { ChosenRange } from './useRangeChoice.ts';

const CUSTOM = 'custom';

/** Two days of one's own; they are shown when both are chosen. */
const OwnDays = (props: { range: DayRange; onChoose: (range: DayRange) => void }) => {
  const translate = useTranslate();
  const [days, setDays] = useState(props.range);
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={translate(`analytics.range.${name}`)}
      value={days[name]}
      onChange={event => setDays({ ...days, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
      onSubmit={event => {
        event.preventDefault();
        props.onChoose(days);
      }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" variant="outlined">
        {translate('analytics.range.apply')}
      </Button>
    </Box>
  );
};

/** The period of a page: one of the usual ones, or any two days. */
export const RangePicker = ({ chosen }: { chosen: ChosenRange }) => {
  const { choice, choosePreset, chooseDays } = chosen;
  const translate = useTranslate();
  const own = choice.preset === CUSTOM;
  return (
    <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          select
          label={translate('analytics.range.label')}
          value={choice.preset}
          sx={{ minWidth: 160 }}
          onChange={event => {
            const preset = RANGE_PRESETS.find(one => one === event.target.value);
            if (preset) choosePreset(preset);
            else chooseDays(choice.range);
          }}
        >
          {RANGE_PRESETS.map(preset => (
            <MenuItem key={preset} value={preset}>
              {translate(`analytics.range.${preset}`)}
            </MenuItem>
          ))}
          <MenuItem value={CUSTOM}>{translate('analytics.range.custom')}</MenuItem>
        </TextField>
        {own && (
          <OwnDays
            key={`${choice.range.from} ${choice.range.to}`}
            range={choice.range}
            onChoose={chooseDays}
          />
        )}
      </Box>
      {choice.problem && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {translate(`analytics.range.problem.${choice.problem}`)}
        </Alert>
      )}
    </Box>
  );
};
