import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { entryWhat } from '@/components/history/entryWhat.ts';
import { RecordLink } from '@/components/history/RecordLink.tsx';
import { RestoreDeleted } from '@/components/history/RestoreDeleted.tsx';
import { RevertButton, useRevertible } from '@/components/history/RevertButton.tsx';
import { UnmergeButton, useMergeTakeBack } from '@/components/history/UnmergeButton.tsx';
import { useUnmerges } from '@/components/history/useUnmerges.ts';
import { SideDrawer } from '@/components/SideDrawer.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { restorability } from '@/domain/administration/restoreDeleted.ts';
import { nameInEntry } from '@/domain/entryNames.ts';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useEntryRecords } from './useEntryRecords.ts';

const SHOWN = 20;

/** One change beside the list: who, when, why, and every record it touched. */
export const AuditDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const revert = useRevertible();
  const unmerge = useMergeTakeBack();
  const { actor } = useAuth();
  const translate = useTranslate();
  const { data: entry, error, isPending, refetch } = useGetOne<AuditEntry>('audit', { id });
  const { resource, nameOf, isReading, currencyOf } = useEntryRecords(entry, SHOWN);
  const isMergeToTake = entry !== undefined && unmerge(entry) === 'yes';
  const { unmerges, isLoading } = useUnmerges(isMergeToTake ? [entry] : []);
  if (!entry)
    return (
      <SideDrawer title={translate('audit.title')} onClose={onClose}>
        {isPending ? (
          <LoadingSkeleton height={160} />
        ) : (
          <ErrorState error={error} retry={refetch} />
        )}
      </SideDrawer>
    );
  const kind = translate(`audit.resource.${entry.resource}`, { _: entry.resource });
  const more = entry.records.length - SHOWN;
  return (
    <SideDrawer
      title={`${translate(`audit.action.${entry.action}`, { _: entry.action })}: ${entryWhat(entry, translate)}`}
      subtitle={kind}
      onClose={onClose}
      footer={
        revert(entry) ? (
          <RevertButton entry={entry} />
        ) : restorability(entry, actor, new Date()) !== 'no' ? (
          <RestoreDeleted entry={entry} />
        ) : (
          unmerge(entry) !== 'no' && !isLoading && <UnmergeButton entry={entry} known={unmerges} />
        )
      }
    >
      <Facts
        facts={[
          { name: translate('audit.field.actorEmail'), value: entry.actorEmail },
          { name: translate('audit.field.at'), value: <DateCell value={entry.at} exact /> },
          { name: translate('audit.field.reason'), value: entry.reason },
          {
            name: translate('audit.field.source'),
            value: translate(`audit.source.${entry.source}`),
          },
        ]}
      />
      {entry.records.slice(0, SHOWN).map((record, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes, and ids in a forged one repeat
        <Box key={index}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {isReading || !resource || (!nameOf(record) && nameInEntry(entry, record)) ? (
              (nameOf(record) ?? nameInEntry(entry, record) ?? kind)
            ) : (
              <RecordLink resource={resource} id={record} name={nameOf(record)} />
            )}
          </Typography>
          <ChangeList
            resource={entry.resource}
            changes={changesOfRecord(entry, record)}
            currency={currencyOf(record)}
          />
        </Box>
      ))}
      {more > 0 && (
        <Typography color="textSecondary">
          {translate('audit.moreRecords', { smart_count: more })}
        </Typography>
      )}
      {entry.continuedIn && (
        <Typography color="textSecondary">{translate('audit.continued')}</Typography>
      )}
    </SideDrawer>
  );
};
