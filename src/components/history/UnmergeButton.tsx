import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { mergeTakeBack } from '@/domain/merge/mergeTakeBack.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { UnmergeDialog } from './UnmergeDialog.tsx';

/** Whether the person signed in may take the merge of an entry back, and why not. */
export const useMergeTakeBack = () => {
  const { actor } = useAuth();
  return (entry: AuditEntry, known?: readonly AuditEntry[]) =>
    mergeTakeBack(entry, actor, new Date(), known);
};

/** Takes a merge back from its line in the history, or says who can, or where. */
export const UnmergeButton = ({
  entry,
  known,
  quiet,
}: {
  entry: AuditEntry;
  /** Entries that were read, which may say that it was taken back. */
  known?: readonly AuditEntry[];
  /** Says nothing where it cannot be taken back. */
  quiet?: boolean;
}) => {
  const translate = useTranslate();
  const answer = useMergeTakeBack()(entry, known);
  const [asking, setAsking] = useState(false);
  if (answer === 'no') return null;
  if (answer !== 'yes')
    return quiet ? null : (
      <Alert role="note" severity="info">
        {translate(`history.merge.${answer}`)}
      </Alert>
    );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={translate('history.merge.buttonLabel', { title: entry.label })}
        onClick={() => setAsking(true)}
      >
        {translate('audit.revert.button')}
      </Button>
      {asking && <UnmergeDialog entry={entry} onClose={() => setAsking(false)} />}
    </>
  );
};
