import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSampleText } from '@/i18n/useSampleText.ts';
import type { Outbox } from '@/providers/types.ts';
import { AccountButton } from './AccountButton.tsx';
import type { Credentials } from './SignInForm.tsx';

/** Mails shown; older ones are of no use for signing in. */
const SHOWN = 5;

/** The mails that the embedded back end would have sent; one click fills in the form. */
export const OutboxMessages = (props: {
  outbox: Outbox;
  onPick: (credentials: Credentials) => void;
}) => {
  const { outbox, onPick } = props;
  const text = useSampleText();
  const [messages, setMessages] = useState(outbox.messages);
  useEffect(() => outbox.watch(setMessages), [outbox]);
  if (messages.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="outbox" sx={{ mt: 3 }}>
      <Typography id="outbox" variant="h2" component="h2" gutterBottom>
        {text('outbox')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('outboxHelp')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1.5, p: 0 }}>
        {messages.slice(0, SHOWN).map(({ kind, to, password, sentAt }) => (
          <li key={sentAt + to}>
            <AccountButton
              email={to}
              hint={text(kind, { password })}
              onClick={() => onPick({ email: to, password })}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};
