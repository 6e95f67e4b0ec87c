import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { type Answer, changesBusiness, proposedChanges } from '@/domain/requests/answerRequest.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAnswer } from './useAnswer.ts';
import { useAnswerText } from './useAnswerText.ts';

/** What approving will change, from the business as it is now. */
const Effect = ({ request, business }: { request: SubmittedRequest; business: Business }) => {
  const translate = useTranslate();
  if (request.kind === 'reactivation') {
    const stopped = business.isBusinessOwner === 'deactivated';
    return (
      <Alert severity="info">
        {translate(stopped ? 'requests.show.reactivates' : 'requests.show.reactivatesNot')}
      </Alert>
    );
  }
  const changes = proposedChanges(request, business);
  return (
    <Alert severity="info">
      {translate(changes.length > 0 ? 'requests.show.applies' : 'requests.show.appliesNothing')}
      <ChangeList resource="business" changes={changes} />
    </Alert>
  );
};

/** The administrator's answer: approve, reject, or only reply. */
export const AnswerForm = ({ request }: { request: SubmittedRequest }) => {
  const translate = useTranslate();
  const { answer, busy } = useAnswer();
  const [message, setMessage] = useAnswerText(request.id);
  const [problem, setProblem] = useState<string | null>(null);
  const open = request.status === 'submitted';
  const applies = open && changesBusiness(request);
  const { data: business } = useGetOne<Business>(
    'business',
    { id: request.businessId },
    { enabled: applies },
  );
  const give = async (kind: Answer) => {
    const silent = kind !== 'approve' && message.trim() === '';
    const found = silent
      ? 'requests.refusal.messageMissing'
      : textProblem(message, MAX_LENGTH.text);
    setProblem(found);
    if (found === null && (await answer(request, kind, message)) === 'done') setMessage('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="overline" component="h3" color="textSecondary">
        {translate('requests.show.answer')}
      </Typography>
      {applies && business && <Effect request={request} business={business} />}
      {open && request.kind === 'emailChange' && (
        <Alert severity="info">{translate('requests.show.emailByHand')}</Alert>
      )}
      <TextField
        multiline
        minRows={3}
        label={translate('requests.show.message')}
        value={message}
        onChange={event => setMessage(event.target.value)}
        error={problem !== null}
        helperText={translate(problem ?? `requests.show.${open ? 'messageHelp' : 'replacesReply'}`)}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {open && (
          <>
            <Button variant="contained" disabled={busy} onClick={() => give('approve')}>
              {translate('requests.action.approve')}
            </Button>
            <Button variant="outlined" color="error" disabled={busy} onClick={() => give('reject')}>
              {translate('requests.action.reject')}
            </Button>
          </>
        )}
        <Button color="inherit" disabled={busy} onClick={() => give('reply')}>
          {translate(`requests.action.${open ? 'reply' : 'replyAgain'}`)}
        </Button>
      </Box>
    </Box>
  );
};
