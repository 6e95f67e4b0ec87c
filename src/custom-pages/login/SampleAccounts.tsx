import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { entryText } from '@/i18n/entryText.ts';
import type { SampleAccount } from '@/providers/types.ts';
import type { Credentials } from './SignInForm.tsx';

/** The accounts of the embedded back end; one click fills in the form. */
export const SampleAccounts = (props: {
  accounts: readonly SampleAccount[];
  onPick: (credentials: Credentials) => void;
}) => (
  <Box component="section" aria-labelledby="sample-accounts">
    <Typography id="sample-accounts" variant="h2" component="h2" gutterBottom>
      {entryText('login.samples')}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {entryText('login.samplesHelp')}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1.5, p: 0 }}>
      {props.accounts.map(account => (
        <Box component="li" key={account.email}>
          <ButtonBase
            aria-label={entryText('login.use', { email: account.email })}
            onClick={() => props.onPick({ email: account.email, password: account.password })}
            sx={{
              width: '100%',
              minHeight: 44,
              px: 1.5,
              py: 0.75,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              textAlign: 'left',
              borderRadius: 1,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {account.email}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {entryText(account.hint)}
            </Typography>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  </Box>
);
