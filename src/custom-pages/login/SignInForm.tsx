import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, useState } from 'react';
import { type EntryKey, useEntryText } from '@/i18n/useEntryText.ts';
import { useSession } from '@/providers/AuthContext.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { checkCredentials, signInMessage } from './signInErrors.ts';

/** E-mail and password as typed. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signs in by the methods that the configuration offers. */
export const SignInForm = (props: {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  onForgot: () => void;
}) => {
  const { credentials, onChange, onForgot } = props;
  const { identity } = useSession().backEnd;
  const text = useEntryText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<EntryKey | null>(null);
  const [checked, setChecked] = useState(false);
  const problems = checkCredentials(credentials);

  const attempt = async (signIn: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      setFailure(signInMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.email || problems.password) return;
    void attempt(() => identity.signIn(credentials.email.trim(), credentials.password));
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {failure && <Alert severity="error">{text(failure)}</Alert>}
      {identity.methods.includes('password') && (
        <>
          <LoginField
            label={text('login.email')}
            type="email"
            autoComplete="username"
            autoFocus
            value={credentials.email}
            onChange={email => onChange({ ...credentials, email })}
            problem={checked && problems.email ? text(problems.email) : null}
          />
          <PasswordField
            value={credentials.password}
            onChange={password => onChange({ ...credentials, password })}
            problem={checked && problems.password ? text(problems.password) : null}
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {text('login.submit')}
          </Button>
        </>
      )}
      {identity.methods.includes('google') && (
        <Button
          variant="outlined"
          size="large"
          disabled={busy}
          onClick={() => attempt(() => identity.signInWithGoogle())}
        >
          {text('login.google')}
        </Button>
      )}
      <Link
        component="button"
        type="button"
        variant="body2"
        onClick={onForgot}
        sx={{ alignSelf: 'flex-start', py: 1 }}
      >
        {text('login.forgot')}
      </Link>
    </Box>
  );
};
