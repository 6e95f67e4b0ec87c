import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Column } from '@/components/list/column.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { toldChanges } from './changeText.ts';
import { WhenCell } from './WhenCell.tsx';

type Translate = (key: string, options?: { _?: string; smart_count?: number }) => string;

const fieldsOf = (entry: AuditEntry, translate: Translate) => {
  const fields = new Set(
    Object.values(entry.changes)
      .flatMap(toldChanges)
      .map(one => one.field),
  );
  return [...fields]
    .slice(0, 4)
    .map(field => translate(`${entry.resource}.field.${field}`, { _: field }))
    .join(', ');
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
    render: entry => (
      <>
        <MuiLink
          component={Link}
          to={addressOf(entry.id)}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {translate(`audit.action.${entry.action}`, { _: entry.action })}
          {': '}
          {entry.label || translate('audit.recordCount', { smart_count: entry.records.length })}
        </MuiLink>
        <Typography variant="caption" color="textSecondary" component="div">
          {translate(`audit.resource.${entry.resource}`, { _: entry.resource })}
        </Typography>
      </>
    ),
  },
  {
    id: 'fields',
    label: 'audit.field.changes',
    onCard: 'none',
    render: entry => fieldsOf(entry, translate),
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
