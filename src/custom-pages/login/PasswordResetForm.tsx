import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { type EntryKey, useEntryText } from '@/i18n/useEntryText.ts';
import { useSession } from '@/providers/AuthContext.tsx';
import { LoginField } from './LoginField.tsx';
import { signInMessage } from './signInErrors.ts';

/** Asks for a link to set a new password; never tells whether the address has an account. */
const PasswordResetForm = (props: { email: string; onBack: () => void }) => {
  const { backEnd } = useSession();
  const text = useEntryText();
  const help = useId();
  const [email, setEmail] = useState(props.email);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<EntryKey | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = email.trim();
    if (!address) return setFailure('login.emailRequired');
    setBusy(true);
    setFailure(null);
    try {
      await backEnd.identity.sendPasswordReset(address);
      setSentTo(address);
    } catch (error) {
      setFailure(signInMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {sentTo ? (
        <Alert severity="success">
          {backEnd.name === 'local'
            ? text('login.resetLocal')
            : text('login.resetSent', { email: sentTo })}
        </Alert>
      ) : (
        <>
          <Typography id={help} color="textSecondary">
            {text('login.resetHelp')}
          </Typography>
          {failure && <Alert severity="error">{text(failure)}</Alert>}
          <LoginField
            label={text('login.email')}
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={setEmail}
            problem={null}
            describedBy={help}
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {text('login.resetSubmit')}
          </Button>
        </>
      )}
      <Button onClick={props.onBack}>{text('login.back')}</Button>
    </Box>
  );
};

export default PasswordResetForm;
