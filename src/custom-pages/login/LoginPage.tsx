import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { hasDrafts } from '@/components/draft/hasDrafts.ts';
import { lazyWith } from '@/components/states/lazyWith.tsx';
import { PageMissing } from '@/components/states/PageMissing.tsx';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { LoginLayout } from '@/layout/LoginLayout.tsx';
import { PageLoader } from '@/layout/PageLoader.tsx';
import { useSession } from '@/providers/AuthContext.tsx';
import { OutboxMessages } from './OutboxMessages.tsx';
import { OwnTabNote } from './OwnTabNote.tsx';
import { SampleAccounts } from './SampleAccounts.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Few forget their password: those who do not need no code for it. */
const PasswordResetForm = lazyWith(() => import('./PasswordResetForm.tsx'), PageMissing);

/** Whether the build can have sample accounts; one for a real project leaves their list out. */
const SAMPLES = __BACK_END__ === 'local' || !!import.meta.env.VITE_USE_EMULATORS;

/** The sign-in page: the only one that signed-out visitors see. */
export const LoginPage = () => {
  const { session, backEnd } = useSession();
  const text = useEntryText();
  const [resetting, setResetting] = useState(false);
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const reason = session.status === 'signedOut' ? session.reason : null;
  const why = session.status === 'signedOut' ? session.why : undefined;
  const [draftKept, setDraftKept] = useState(false);
  useEffect(
    // After the form that was open has put its draft away.
    function lookForDrafts() {
      try {
        setDraftKept(reason !== null && hasDrafts(localStorage));
      } catch {
        // A browser that forbids its storage keeps no drafts.
      }
    },
    [reason],
  );
  return (
    <LoginLayout
      aside={
        SAMPLES && backEnd.sampleAccounts.length > 0 && !resetting ? (
          <div>
            <SampleAccounts
              accounts={backEnd.sampleAccounts}
              onPick={setCredentials}
              ownTab={backEnd.ownTab}
            />
            {backEnd.outbox && <OutboxMessages outbox={backEnd.outbox} onPick={setCredentials} />}
          </div>
        ) : null
      }
    >
      <Typography variant="h1" component="h1">
        {text(resetting ? 'login.resetTitle' : 'login.title')}
      </Typography>
      {SAMPLES && backEnd.ownTab?.isOwn() && !resetting && <OwnTabNote />}
      {reason && !resetting && (
        <Alert severity="warning" role="alert">
          {text(`ended.${reason}`)}
          {why && (
            <Box component="span" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
              {text('ended.why', { reason: why })}
            </Box>
          )}
          {draftKept && (
            <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
              {text('ended.draftKept')}
            </Box>
          )}
        </Alert>
      )}
      {resetting ? (
        <Suspense fallback={<PageLoader inPage />}>
          <PasswordResetForm email={credentials.email} onBack={() => setResetting(false)} />
        </Suspense>
      ) : (
        <SignInForm
          credentials={credentials}
          onChange={setCredentials}
          onForgot={() => setResetting(true)}
        />
      )}
    </LoginLayout>
  );
};
