import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLocale } from '../format/useFormat.ts';

/** Which rows: the ticked ones, those that match the filters, or all there are. */
export type RowScope = 'selected' | 'matching' | 'all';

/** Which rows go into the file, with their numbers where they are known. */
export const ScopeChoice = (props: {
  value: RowScope;
  onChange: (value: RowScope) => void;
  selected: number;
  matching: number | undefined;
}) => {
  const { value, onChange, selected, matching } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const count = (rows: number) => new Intl.NumberFormat(locale).format(rows);
  const options: { value: RowScope; label: string; disabled?: boolean }[] = [
    {
      value: 'selected',
      label: translate('export.scope.selected', { count: count(selected) }),
      disabled: selected === 0,
    },
    {
      value: 'matching',
      label:
        matching === undefined
          ? translate('export.scope.matchingUnknown')
          : translate('export.scope.matching', { count: count(matching) }),
    },
    { value: 'all', label: translate('export.scope.all') },
  ];
  return (
    <FormControl>
      <FormLabel id="export-rows">{translate('export.scope.label')}</FormLabel>
      <RadioGroup row aria-labelledby="export-rows" value={value}>
        {options.map(option => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            control={<Radio size="small" onChange={() => onChange(option.value)} />}
            label={option.label}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
