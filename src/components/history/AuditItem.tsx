import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import { useDateFormat, useRelativeTime } from '../format/useFormat.ts';
import { ChangeList } from './ChangeList.tsx';
import { RevertButton, useRevertible } from './RevertButton.tsx';
import { UnmergeButton } from './UnmergeButton.tsx';

/** One change of a record: what, who, when, from what to what, and why. */
export const AuditItem = (props: {
  entry: AuditEntry;
  recordId: string;
  /** The entries beside it. */
  known: readonly AuditEntry[];
  currency?: string;
}) => {
  const { entry, recordId, known, currency } = props;
  const translate = useTranslate();
  const format = useDateFormat();
  const relative = useRelativeTime();
  const revertible = useRevertible();
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="span">
          {translate(`audit.action.${entry.action}`, { _: entry.action })}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {translate('audit.by', { actor: entry.actorEmail })}
          {' · '}
          <time dateTime={entry.at.toISOString()} title={format(entry.at, 'time')}>
            {relative(entry.at)}
          </time>
        </Typography>
      </Box>
      {entry.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('audit.why', { reason: entry.reason })}
        </Typography>
      )}
      <ChangeList
        resource={entry.resource}
        changes={changesOfRecord(entry, recordId)}
        currency={entry.currency ?? currency}
      />
      <Box sx={{ ml: -0.75, mt: 0.5, '&:empty': { display: 'none' } }}>
        {revertible(entry) ? (
          <RevertButton entry={entry} currency={currency} />
        ) : (
          <UnmergeButton entry={entry} known={known} quiet />
        )}
      </Box>
    </Box>
  );
};
