import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useEntryText } from '@/i18n/useEntryText.ts';
import type { BackEnd, SampleAccount } from '@/providers/types.ts';
import { AccountButton } from './AccountButton.tsx';
import type { Credentials } from './SignInForm.tsx';

/**
 * The accounts of the embedded back end; one click fills in the form, another opens an account beside
 * the one that is signed in.
 */
export const SampleAccounts = (props: {
  accounts: readonly SampleAccount[];
  onPick: (credentials: Credentials) => void;
  ownTab?: BackEnd['ownTab'];
}) => {
  const { accounts, onPick, ownTab } = props;
  const [blocked, setBlocked] = useState(false);
  const text = useEntryText();
  return (
    <Box component="section" aria-labelledby="sample-accounts">
      <Typography id="sample-accounts" variant="h2" component="h2" gutterBottom>
        {text('login.samples')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('login.samplesHelp')}
        {ownTab && ` ${text('login.ownTabHelp')}`}
      </Typography>
      {blocked && (
        <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
          {text('login.ownTabBlocked')}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1.5, p: 0 }}>
        {accounts.map(account => (
          <Box component="li" key={account.email} sx={{ display: 'flex', alignItems: 'center' }}>
            <AccountButton
              email={account.email}
              hint={text(account.hint)}
              onClick={() => onPick({ email: account.email, password: account.password })}
            />
            {ownTab && (
              <IconButton
                aria-label={text('login.ownTabOpen', { email: account.email })}
                title={text('login.ownTabOpen', { email: account.email })}
                onClick={() => setBlocked(!ownTab.open(account.email))}
                sx={{ width: 44, height: 44 }}
              >
                <OpenInNew fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
