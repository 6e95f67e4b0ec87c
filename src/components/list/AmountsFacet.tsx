import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { readTyped, shownAmount } from '@/domain/money/typedAmount.ts';
import { amountText, readAmountText } from '@/domain/product/form/amountText.ts';
import { reversedSpan } from './rangedField.ts';
import { useAmountsCurrency } from './useAmountsCurrency.ts';
import { useFilterChange } from './useFilterChange.ts';

/** One amount; set once it is typed as a whole, since each of its digits would be another list. */
const AmountField = (props: {
  label: string;
  /** Minor units; null where none is set. */
  minor: number | null;
  /** Null for an amount of no currency, which has two decimals. */
  currency: string | null;
  isDisabled: boolean;
  note: string;
  /** What is wrong with it beside the other end. */
  problem?: string;
  onChange: (minor: number | null) => void;
}) => {
  const { label, minor, currency, isDisabled, note, problem, onChange } = props;
  const translate = useTranslate();
  const mark = useDecimalMark();
  const set = shownAmount(amountText(minor, currency ?? ''), mark);
  const [typed, setTyped] = useState(set);
  const [seen, setSeen] = useState(set);
  // Set or taken away elsewhere, such as by a view, or written in another currency.
  if (seen !== set) {
    setSeen(set);
    setTyped(set);
  }
  const reading = readAmountText(readTyped(typed, mark).plain, currency ?? '');
  const wrong = reading.problem ?? problem;
  const commit = () => {
    if (reading.problem !== undefined) return;
    if (reading.minor !== minor) onChange(reading.minor);
  };
  return (
    <TextField
      label={label}
      value={typed}
      disabled={isDisabled}
      error={wrong !== undefined}
      helperText={wrong && translate(wrong)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-description': note },
        input: {
          endAdornment: currency && <InputAdornment position="end">{currency}</InputAdornment>,
        },
      }}
      sx={{ flex: '1 1 130px' }}
    />
  );
};

const amountIn = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : null);

/** A filter by amounts, from one to another, either of which may be left out; both are in it. */
export const AmountsFacet = ({ label, source }: { label: string; source: string }) => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const change = useFilterChange();
  const { currency, isPending } = useAmountsCurrency();
  const note = translate(currency ? 'common.amountsOf' : 'common.amountsOfAny', { currency });
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const [least, most] = [amountIn(filterValues[from]), amountIn(filterValues[to])];
  const fieldOf = (
    end: 'spanFrom' | 'spanTo',
    key: string,
    minor: number | null,
    problem?: string,
  ) => (
    <AmountField
      label={translate(`common.${end}`, { label })}
      minor={minor}
      currency={currency}
      isDisabled={isPending}
      note={note}
      problem={problem}
      onChange={amount => change(key, amount)}
    />
  );
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {fieldOf('spanFrom', from, least)}
        {fieldOf('spanTo', to, most, reversedSpan(least, most))}
      </Box>
      <FormHelperText aria-hidden sx={{ mx: 1.75 }}>
        {note}
      </FormHelperText>
    </Box>
  );
};
