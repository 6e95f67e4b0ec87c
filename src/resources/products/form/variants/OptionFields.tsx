import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ValueEdit } from '@/domain/product/variants/editOption.ts';
import { ColorField } from './ColorField.tsx';
import type { OptionProblems } from './optionRules.ts';

/** The fields of one option: its name and its values, each with a colour where it has one. */
export const OptionFields = (props: {
  name: string;
  onName: (name: string) => void;
  values: readonly ValueEdit[];
  onValues: (values: { from: string; name: string; color?: string | null }[]) => void;
  typed: string;
  onTyped: (typed: string) => void;
  problems: OptionProblems;
}) => {
  const { name, onName, values, onValues, typed, onTyped, problems } = props;
  const translate = useTranslate();
  const word = (key: string, args?: object) => translate(`products.form.option.${key}`, args);
  const known = values.flatMap(value =>
    value.from === null ? [] : [{ ...value, from: value.from }],
  );
  const change = (index: number, changes: { name?: string; color?: string | null }) =>
    onValues(known.map((value, at) => (at === index ? { ...value, ...changes } : value)));
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        autoFocus
        label={word('name')}
        placeholder={word('namePlaceholder')}
        value={name}
        error={problems.name !== undefined}
        helperText={problems.name && translate(problems.name)}
        onChange={event => onName(event.target.value)}
      />
      <Box role="group" aria-label={word('values')} sx={{ display: 'grid', gap: 1 }}>
        {known.map((value, index) => (
          <Box key={value.from} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              fullWidth
              value={value.name}
              onChange={event => change(index, { name: event.target.value })}
              slotProps={{
                htmlInput: { 'aria-label': word('value', { number: index + 1 }) },
              }}
            />
            <ColorField
              label={word('color', { number: index + 1 })}
              value={value.color ?? null}
              onChange={color => change(index, { color })}
            />
            <IconButton
              aria-label={word('removeValue', { name: value.name })}
              onClick={() => onValues(known.filter((_, at) => at !== index))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <TextField
          label={word('newValue')}
          helperText={word('newValueHelp')}
          value={typed}
          onChange={event => onTyped(event.target.value)}
        />
        {problems.values && (
          <FormHelperText error role="alert">
            {translate(problems.values)}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};
