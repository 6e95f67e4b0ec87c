import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

/** A setting that is on or off, with what it does. */
export const SettingSwitch = (props: {
  name: 'byCodes' | 'overwrite';
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => {
  const { name, checked, onChange } = props;
  const translate = useTranslate();
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={translate(`import.settings.${name}`)}
      />
      <FormHelperText id={helpId}>{translate(`import.settings.${name}Help`)}</FormHelperText>
    </div>
  );
};
