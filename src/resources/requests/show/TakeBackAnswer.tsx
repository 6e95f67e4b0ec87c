import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { decisionLeaves } from '@/domain/requests/answerRequest.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useTalk } from './useTalk.ts';

/** Lets a decided request wait again, and says what of the decision stays. */
export const TakeBackAnswer = ({ request }: { request: SubmittedRequest }) => {
  const translate = useTranslate();
  const { takeBack, busy } = useTalk();
  const [asking, setAsking] = useState(false);
  const leaves = decisionLeaves(request);
  const confirm = async (message: string) => {
    if ((await takeBack(request, message)) !== 'notNow') setAsking(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {translate('requests.action.takeBack')}
      </Button>
      {asking && (
        <ReasonDialog
          title={translate('requests.takeBack.title', { name: request.subject })}
          body={
            <>
              <Typography color="textSecondary">{translate('requests.takeBack.body')}</Typography>
              {leaves && (
                <Alert severity="warning">{translate(`requests.takeBack.leaves.${leaves}`)}</Alert>
              )}
            </>
          }
          reasonLabel={translate('requests.show.message')}
          confirmLabel={translate('requests.action.takeBack')}
          busy={busy}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
