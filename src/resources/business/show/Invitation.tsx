import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { can } from '@/domain/access/can.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

/**
 * Since when the owner's account is there, the mail that lets its owner set a password, and what to do where
 * it went to a wrong address.
 */
export const Invitation = (props: { business: Business; hasBeenHere: boolean }) => {
  const { business, hasBeenHere } = props;
  const { businessEmail } = business;
  const { actor, backEnd } = useAuth();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const formatDate = useDateFormat();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await backEnd.identity.sendPasswordReset(businessEmail);
      setState('sent');
      notify('health.invitation.sent', { messageArgs: { email: businessEmail } });
    } catch (error) {
      setState('idle');
      notify(errorText(error).sentence, { type: 'error' });
    }
  };
  const mayInvite = can(actor, 'update', 'business') && !business.isDeleted;
  return (
    <>
      <div>
        {translate('health.invitation.since', {
          date: formatDate(business.createdAt),
          email: businessEmail,
        })}
      </div>
      {mayInvite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={state === 'sending'}
            disabled={state === 'sent'}
            onClick={() => void send()}
          >
            {translate(`health.invitation.${hasBeenHere ? 'password' : 'send'}`)}
          </Button>
          {!hasBeenHere && can(actor, 'create', 'business') && (
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={paths.addBusinessLike(business.id)}
            >
              {translate('health.invitation.otherAddress')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
};
