import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { LoginField } from './LoginField.tsx';

const EYE =
  'M12 5C6.5 5 2.7 9.6 1.5 12c1.2 2.4 5 7 10.5 7s9.3-4.6 10.5-7C21.3 9.6 17.5 5 12 5m0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9m0-7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';

/** A password that can be looked at. */
export const PasswordField = (props: {
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}) => {
  const { value, onChange, problem } = props;
  const text = useEntryText();
  const [shown, setShown] = useState(false);
  return (
    <LoginField
      label={text('login.password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      problem={problem}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={text(shown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <SvgIcon fontSize="small">
            <path d={EYE} />
          </SvgIcon>
        </IconButton>
      }
    />
  );
};
