import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { ariaKeys, isMac, keyCaps } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { type Answer, changesBusiness, proposedChanges } from '@/domain/requests/answerRequest.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { TakeBackAnswer } from './TakeBackAnswer.tsx';
import { useAnswer } from './useAnswer.ts';
import { useAnswerText } from './useAnswerText.ts';

/** What approving will change, from the business as it is now. */
const Effect = ({ request, business }: { request: SubmittedRequest; business: Business }) => {
  const translate = useTranslate();
  if (request.kind === 'reactivation') {
    const stopped = business.isBusinessOwner === 'deactivated';
    return (
      <Alert role="note" severity="info">
        {translate(stopped ? 'requests.show.reactivates' : 'requests.show.reactivatesNot')}
      </Alert>
    );
  }
  const changes = proposedChanges(request, business);
  return (
    <Alert role="note" severity="info">
      {translate(changes.length > 0 ? 'requests.show.applies' : 'requests.show.appliesNothing')}
      <ChangeList resource="business" changes={changes} />
    </Alert>
  );
};

/**
 * The administrator's answer: approve, reject, or only reply. A key chooses which one the form
 * gives when it is sent from within; none decides by itself.
 */
export const AnswerForm = (props: {
  request: SubmittedRequest;
  /** Told that the request was approved or rejected. */
  onDecided: () => void;
}) => {
  const { request, onDecided } = props;
  const translate = useTranslate();
  const { answer, busy } = useAnswer();
  const [message, setMessage] = useAnswerText(request.id);
  const [chosen, setChosen] = useState<Answer | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = request.status === 'submitted';
  const sent = (open && chosen) || 'reply';
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
    if (found !== null) return;
    const outcome = await answer(request, kind, message, () => setMessage(''));
    if (outcome !== 'done' || kind === 'reply') return;
    // Out of the text: the keys of the queue go on, and nothing is typed into the next one's answer.
    form.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    onDecided();
  };
  const choose = (kind: Answer) => {
    setChosen(kind);
    field.current?.focus();
  };
  useShortcut('resolve', () => choose('approve'), { active: open });
  useShortcut('dismiss', () => choose('reject'), { active: open });
  useShortcut(
    'save',
    () => {
      if (!busy && form.current?.contains(document.activeElement)) void give(sent);
    },
    { within: form },
  );
  const help = () => {
    const needed = translate(`requests.show.${open ? 'messageHelp' : 'addsReply'}`);
    if (!open || !chosen) return needed;
    const keys = keyCaps('save', isMac(navigator.userAgent)).at(-1)?.join(' + ');
    const action = translate(`requests.action.${chosen}`);
    return `${needed} ${translate('requests.show.sentBy', { keys, action })}`;
  };
  return (
    <Box ref={form} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="overline" component="h3" color="textSecondary">
        {translate('requests.show.answer')}
      </Typography>
      {applies && business && <Effect request={request} business={business} />}
      {open && request.kind === 'emailChange' && (
        <Alert role="note" severity="info">
          {translate('requests.show.emailByHand')}
        </Alert>
      )}
      <TextField
        multiline
        minRows={3}
        label={translate('requests.show.message')}
        inputRef={field}
        value={message}
        onChange={event => setMessage(event.target.value)}
        error={problem !== null}
        helperText={problem ? translate(problem) : help()}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {open && (
          <>
            <Button
              variant="contained"
              disabled={busy}
              aria-keyshortcuts={ariaKeys('resolve')}
              onClick={() => give('approve')}
            >
              {translate('requests.action.approve')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              disabled={busy}
              aria-keyshortcuts={ariaKeys('dismiss')}
              onClick={() => give('reject')}
            >
              {translate('requests.action.reject')}
            </Button>
          </>
        )}
        <Button color="inherit" disabled={busy} onClick={() => give('reply')}>
          {translate(`requests.action.${open ? 'reply' : 'replyAgain'}`)}
        </Button>
        {!open && <TakeBackAnswer request={request} />}
      </Box>
    </Box>
  );
};
