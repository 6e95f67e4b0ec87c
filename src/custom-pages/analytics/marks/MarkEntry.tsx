import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { RecordLink } from '@/components/history/RecordLink.tsx';
import { doneRecords } from '@/domain/analytics/doneDays.ts';
import type { DoneKind } from '@/domain/analytics/marks.ts';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import { ImportLink } from './ImportLink.tsx';

/** Records of one change that are named: each name is a read. */
const NAMED = 3;

/** One change behind a mark: what, who, when, why, and its first records with what changed in them. */
export const MarkEntry = ({ entry, kind }: { entry: AuditEntry; kind: DoneKind }) => {
  const translate = useTranslate();
  const format = useDateFormat();
  const resource = kind === 'giveaway' ? 'giveaways' : 'products';
  const name = entry.records.length === 1 && entry.label ? entry.label : undefined;
  const records = doneRecords(entry, kind);
  const more = records.length - NAMED;
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Typography variant="subtitle2" component="p">
        {translate(`audit.action.${entry.action}`, { _: entry.action })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('audit.by', { actor: entry.actorEmail })}
        {' · '}
        <time dateTime={entry.at.toISOString()}>{format(entry.at, 'time')}</time>
      </Typography>
      {entry.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('audit.why', { reason: entry.reason })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {records.slice(0, NAMED).map(record => (
          <li key={record}>
            {kind === 'delete' ? (
              (name ?? record)
            ) : (
              <RecordLink resource={resource} id={record} name={name} />
            )}
            <ChangeList
              resource={resource}
              changes={changesOfRecord(entry, record)}
              currency={entry.currency ?? undefined}
              few
            />
          </li>
        ))}
        {more > 0 && <li>{translate('audit.moreRecords', { smart_count: more })}</li>}
      </Box>
      {kind === 'import' && records[0] && <ImportLink productId={records[0]} at={entry.at} />}
    </Box>
  );
};
