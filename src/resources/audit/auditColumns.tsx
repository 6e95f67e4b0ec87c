import Typography from '@mui/material/Typography';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { entryWhat } from '@/components/history/entryWhat.ts';
import type { Column } from '@/components/list/column.ts';
import { NameCell } from '@/components/list/NameCell.tsx';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import { RecordsCell } from './RecordsCell.tsx';
import { WhenCell } from './WhenCell.tsx';

type Translate = (
  key: string,
  options?: { _?: string; names?: string; smart_count?: number },
) => string;

/** What changed: of several records the first one's, as an example. */
const ValuesCell = ({ entry }: { entry: AuditEntry }) => {
  const [first = ''] = entry.records;
  return (
    <ChangeList
      resource={entry.resource}
      changes={changesOfRecord(entry, first)}
      currency={entry.currency ?? undefined}
      few
    />
  );
};

/** The columns of the list of recent changes. */
export const auditColumns = (
  translate: Translate,
  addressOf: (id: string) => string,
): Column<AuditEntry>[] => [
  {
    id: 'what',
    label: 'audit.field.action',
    fixed: true,
    onCard: 'title',
    render: entry => {
      const action = translate(`audit.action.${entry.action}`, { _: entry.action });
      const what = entryWhat(entry, translate);
      return (
        <NameCell
          to={addressOf(entry.id)}
          name={`${action}: ${what}`}
          caption={translate(`audit.resource.${entry.resource}`, { _: entry.resource })}
        />
      );
    },
  },
  {
    id: 'fields',
    label: 'audit.field.changes',
    render: entry => <ValuesCell entry={entry} />,
  },
  {
    id: 'records',
    label: 'audit.records',
    align: 'right',
    render: entry => <RecordsCell entry={entry} />,
  },
  { id: 'who', label: 'audit.field.actorEmail', render: ({ actorEmail }) => actorEmail },
  {
    id: 'why',
    label: 'audit.field.reason',
    render: ({ reason }) =>
      reason && (
        <Typography variant="body2" sx={{ maxWidth: 280, overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      ),
  },
  {
    id: 'source',
    label: 'audit.field.source',
    onCard: 'none',
    initiallyShown: false,
    render: ({ source }) => translate(`audit.source.${source}`),
  },
  {
    id: 'at',
    label: 'audit.field.at',
    sortBy: 'at',
    firstOrder: 'DESC',
    render: ({ at }) => <WhenCell value={at} />,
  },
];
