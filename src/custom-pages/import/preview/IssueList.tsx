import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ImportIssue } from '@/domain/import/issues.ts';
import { issuePlace, issueText } from '../engine/issueText.ts';

const SHOWN = 50;

/** What is wrong with a product, where, and what to do about it; errors first. */
export const IssueList = ({ issues }: { issues: readonly ImportIssue[] }) => {
  const translate = useTranslate();
  const ordered = [...issues].sort((a, b) => a.level.localeCompare(b.level));
  return (
    <Stack spacing={1}>
      {ordered.slice(0, SHOWN).map((issue, index) => (
        <Alert
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          key={index}
          severity={issue.level}
          sx={{ py: 0.25, overflowWrap: 'anywhere' }}
        >
          {issuePlace(translate, issue) && (
            <strong>
              {issuePlace(translate, issue)}
              <br />
            </strong>
          )}
          {issueText(translate, issue)}
        </Alert>
      ))}
      {ordered.length > SHOWN && (
        <span>{translate('import.detail.moreVariants', { count: ordered.length - SHOWN })}</span>
      )}
    </Stack>
  );
};
