import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { beginningOf, dayBefore, dayOf } from './daySpan.ts';
import { reversedSpan } from './rangedField.ts';
import { useFilterChange } from './useFilterChange.ts';

/** One day, typed part by part: what is half a date is no change yet, nor taken away under the hand. */
const DayField = (props: {
  label: string;
  value: string;
  problem?: string;
  onChange: (day: string) => void;
}) => {
  const { label, value, problem, onChange } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Set or taken away elsewhere, such as by a view.
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={problem !== undefined}
      helperText={problem && translate(problem)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (beginningOf(target.value)) onChange(target.value);
      }}
      onBlur={({ target }) => {
        if (target.value === '' && value !== '') onChange('');
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: '9999-12-31' },
        // As wide as the day: a sentence below it moves nothing beside it.
        formHelperText: { sx: { width: 0, minWidth: 'calc(100% - 28px)' } },
      }}
      sx={{ minWidth: 150, flex: { xs: '1 1 45%', sm: '0 1 auto' } }}
    />
  );
};

/** A filter by days, from one to another, either of which may be left out. */
export const DaysFacet = ({ label, source }: { label: string; source: string }) => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const change = useFilterChange();
  const [from, before] = [`${source}_gte`, `${source}_lt`];
  const [first, last] = [dayOf(filterValues[from]), dayBefore(filterValues[before])];
  return (
    <>
      <DayField
        label={translate('common.spanFrom', { label })}
        value={first}
        onChange={day => change(from, beginningOf(day))}
      />
      <DayField
        label={translate('common.spanTo', { label })}
        value={last}
        problem={reversedSpan(first || null, last || null)}
        onChange={day => change(before, beginningOf(day, 1))}
      />
    </>
  );
};
