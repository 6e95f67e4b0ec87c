import History from '@mui/icons-material/History';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { AuditDrawer } from './AuditDrawer.tsx';
import { auditColumns } from './auditColumns.tsx';

const NEWEST = { field: 'at', order: 'DESC' } as const;
const EVERY = {};

const ACTIONS = [
  'create',
  'update',
  'delete',
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'restore',
  'block',
  'unblock',
  'archive',
  'merge',
  'resolve',
  'dismiss',
  'draw',
  'redraw',
  'revert',
];

const FACETS: readonly Facet[] = [
  {
    source: 'resource',
    label: 'audit.field.resource',
    options: AUDITED_RESOURCES.map(id => ({ id, label: `audit.resource.${id}` })),
  },
  {
    source: 'action',
    label: 'audit.field.action',
    options: ACTIONS.map(id => ({ id, label: `audit.action.${id}` })),
  },
  { source: 'actorId', label: 'audit.field.actorEmail', businesses: true },
  BUSINESS_FACET,
  { source: 'records_contains', label: 'audit.field.recordId' },
];

const labelOf = ({ label }: AuditEntry) => label;

/** The recent changes of everything, newest first. */
const AuditList = () => {
  const translate = useTranslate();
  const { id, open, addressOf } = useOpenRecord();
  const columns = useMemo(() => auditColumns(translate, addressOf), [translate, addressOf]);
  useRefetchOnChange('audit', 'at', EVERY);
  return (
    <>
      <ResourceList<AuditEntry>
        resource="audit"
        title={translate('audit.title')}
        subtitle={translate('audit.subtitle')}
        columns={columns}
        facets={FACETS}
        searchLabel={translate('audit.searchLabel')}
        sort={NEWEST}
        storeKey={false}
        hrefOf={entry => addressOf(entry.id)}
        nameOf={labelOf}
        empty={<Notice icon={<History />} title={translate('audit.empty')} />}
        tools={<ExportButton resource="audit" />}
      />
      {id && <AuditDrawer id={id} onClose={() => open(null)} />}
    </>
  );
};

export default AuditList;
