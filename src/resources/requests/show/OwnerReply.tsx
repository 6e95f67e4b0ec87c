import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { hasRoom } from '@/domain/requests/thread.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAnswerText } from './useAnswerText.ts';
import { useTalk } from './useTalk.ts';

/** Where an owner goes on talking about the own request, whatever was decided. */
export const OwnerReply = ({ request }: { request: SubmittedRequest }) => {
  const translate = useTranslate();
  const { say, busy } = useTalk();
  const [message, setMessage] = useAnswerText(request.id);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const send = async () => {
    if (busy) return;
    const empty = message.trim() === '' ? 'requests.refusal.emptyMessage' : null;
    const full = hasRoom(request, message.trim()) ? null : 'requests.refusal.threadFull';
    const found = empty ?? textProblem(message, MAX_LENGTH.text) ?? full;
    setProblem(found);
    if (found === null) await say(request, message, () => setMessage(''));
  };
  useShortcut('save', () => void send(), { within: form });
  return (
    <Box ref={form} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={translate('requests.show.ownMessage')}
        value={message}
        onChange={event => setMessage(event.target.value)}
        error={problem !== null}
        helperText={problem ? translate(problem) : translate('requests.show.ownMessageHelp')}
      />
      <Button
        variant="contained"
        loading={busy}
        aria-keyshortcuts={ariaKeys('save')}
        onClick={() => void send()}
      >
        {translate('requests.action.send')}
      </Button>
    </Box>
  );
};
