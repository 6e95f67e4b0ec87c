import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useField } from './useField.ts';

/** Something that is on or off. */
export const SwitchInput = (props: { name: string; label: string; help?: string }) => {
  const { name, label, help } = props;
  const helpId = useId();
  const { value, onChange, onBlur, ref } = useField(name);
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref, name, 'aria-describedby': help ? helpId : undefined } }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mt: -0.5 }}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
};
