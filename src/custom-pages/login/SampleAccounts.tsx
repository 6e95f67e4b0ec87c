import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSampleText } from '@/i18n/useSampleText.ts';
import type { BackEnd, SampleAccount } from '@/providers/types.ts';
import { AccountButton } from './AccountButton.tsx';
import type { Credentials } from './SignInForm.tsx';

const OPEN_IN_NEW =
  'M19 19H5V5h7V3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2v-7h-2zM14 3v2h3.59l-9.83 9.83 1.41 1.41L19 6.41V10h2V3z';

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
  const text = useSampleText();
  return (
    <Box component="section" aria-labelledby="sample-accounts">
      <Typography id="sample-accounts" variant="h2" component="h2" gutterBottom>
        {text('samples')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('samplesHelp')}
        {ownTab && ` ${text('ownTabHelp')}`}
      </Typography>
      {blocked && (
        <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
          {text('ownTabBlocked')}
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
                aria-label={text('ownTabOpen', { email: account.email })}
                title={text('ownTabOpen', { email: account.email })}
                onClick={() => setBlocked(!ownTab.open(account.email))}
                sx={{ width: 44, height: 44 }}
              >
                <SvgIcon fontSize="small">
                  <path d={OPEN_IN_NEW} />
                </SvgIcon>
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
