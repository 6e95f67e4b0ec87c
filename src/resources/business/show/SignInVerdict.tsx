import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { explainSignIn } from '@/domain/administration/explainSignIn.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/** Whether the owner can sign in, as what, and why not. */
export const SignInVerdict = ({ business }: { business: Business }) => {
  const { configuration } = useAuth();
  const translate = useTranslate();
  const { verdict, halfAdmin } = explainSignIn(business, configuration);
  return (
    <>
      <Alert role="note" severity={verdict.allowed ? 'success' : 'warning'}>
        {translate(`business.verdict.${verdict.allowed ? verdict.role : verdict.reason}`)}
        {halfAdmin && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {translate(`business.verdict.${halfAdmin}`)}
          </Typography>
        )}
      </Alert>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1, mb: 0 }}>
        {translate('business.verdict.verified', { email: business.businessEmail })}
      </Typography>
    </>
  );
};
