import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEntryText } from '@/i18n/useEntryText.ts';
import type { SampleAccount } from '@/providers/types.ts';
import { AccountButton } from './AccountButton.tsx';
import type { Credentials } from './SignInForm.tsx';

/** The accounts of the embedded back end; one click fills in the form. */
export const SampleAccounts = (props: {
  accounts: readonly SampleAccount[];
  onPick: (credentials: Credentials) => void;
}) => {
  const text = useEntryText();
  return (
    <Box component="section" aria-labelledby="sample-accounts">
      <Typography id="sample-accounts" variant="h2" component="h2" gutterBottom>
        {text('login.samples')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('login.samplesHelp')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1.5, p: 0 }}>
        {props.accounts.map(account => (
          <Box component="li" key={account.email}>
            <AccountButton
              email={account.email}
              hint={text(account.hint)}
              onClick={() => props.onPick({ email: account.email, password: account.password })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
