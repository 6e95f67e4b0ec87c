import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { TakenNotice } from '@/components/claims/TakenNotice.tsx';
import { useTaken } from '@/components/claims/useTaken.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAnswer } from '../show/useAnswer.ts';

const ANSWERS = ['approve', 'reject'] as const;

/** Answers the selected requests with the same words; what somebody else is looking at is left to them. */
export const RequestBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<SubmittedRequest>('requests');
  const { answerMany } = useAnswer();
  const translate = useTranslate();
  const [asked, setAsked] = useState<{
    answer: (typeof ANSWERS)[number];
    waiting: SubmittedRequest[];
    skipped: number;
  } | null>(null);
  const ask = async (answer: (typeof ANSWERS)[number]) => {
    const records = await read();
    if (!records) return;
    const waiting = records.filter(({ status }) => status === 'submitted');
    setAsked({ answer, waiting, skipped: records.length - waiting.length });
  };
  const { free, taken, known } = useTaken(asked?.waiting ?? [], ({ id }) => id);
  const confirm = (message: string) => {
    if (asked) answerMany(free, asked.answer, message);
    onUnselectItems();
    setAsked(null);
  };
  return (
    <>
      {ANSWERS.map(answer => (
        <Button
          key={answer}
          color={answer === 'reject' ? 'error' : 'inherit'}
          onClick={() => ask(answer)}
        >
          {translate(`requests.action.${answer}`)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={
            free.length > 0
              ? translate(`requests.confirm.${asked.answer}`, {
                  smart_count: free.length,
                  name: free[0]?.subject,
                })
              : taken.length > 0
                ? translate('claims.many.nobodyFree')
                : translate('requests.nobodyFits', { smart_count: asked.skipped })
          }
          body={
            <>
              {free.length > 0 && (
                <Typography color="textSecondary">
                  {translate(`requests.bulkBody.${asked.answer}`, {
                    smart_count: free.length,
                  })}
                </Typography>
              )}
              {free.length > 0 && asked.skipped > 0 && (
                <Alert severity="info">
                  {translate('requests.skipped', { smart_count: asked.skipped })}
                </Alert>
              )}
              <TakenNotice taken={taken.length} known={known} />
            </>
          }
          reasonLabel={translate('requests.show.message')}
          confirmLabel={translate(`requests.action.${asked.answer}`)}
          required={asked.answer === 'reject'}
          destructive={asked.answer === 'reject'}
          disabled={free.length === 0}
          incomplete={!known}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
