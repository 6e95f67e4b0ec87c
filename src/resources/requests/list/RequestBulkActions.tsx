import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAnswer } from '../show/useAnswer.ts';

const ANSWERS = ['approve', 'reject'] as const;

/** Answers the selected requests with the same words. */
export const RequestBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<SubmittedRequest>('requests');
  const { answerMany } = useAnswer();
  const translate = useTranslate();
  const [asked, setAsked] = useState<{
    answer: (typeof ANSWERS)[number];
    open: SubmittedRequest[];
    skipped: number;
  } | null>(null);
  const ask = async (answer: (typeof ANSWERS)[number]) => {
    const records = await read();
    if (!records) return;
    const open = records.filter(({ status }) => status === 'submitted');
    setAsked({ answer, open, skipped: records.length - open.length });
  };
  const confirm = (message: string) => {
    if (asked) answerMany(asked.open, asked.answer, message);
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
            asked.open.length > 0
              ? translate(`requests.confirm.${asked.answer}`, {
                  smart_count: asked.open.length,
                  name: asked.open[0]?.subject,
                })
              : translate('requests.nobodyFits', { smart_count: asked.skipped })
          }
          body={
            <>
              {asked.open.length > 0 && (
                <Typography color="textSecondary">
                  {translate(`requests.bulkBody.${asked.answer}`, {
                    smart_count: asked.open.length,
                  })}
                </Typography>
              )}
              {asked.open.length > 0 && asked.skipped > 0 && (
                <Alert severity="info">
                  {translate('requests.skipped', { smart_count: asked.skipped })}
                </Alert>
              )}
            </>
          }
          reasonLabel={translate('requests.show.message')}
          confirmLabel={translate(`requests.action.${asked.answer}`)}
          required={asked.answer === 'reject'}
          destructive={asked.answer === 'reject'}
          disabled={asked.open.length === 0}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
