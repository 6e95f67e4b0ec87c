import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { HistoryBoundary } from '@/components/history/HistoryBoundary.tsx';
import { InterruptedRestorings } from '@/components/history/InterruptedRestorings.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { AuditDrawer } from './AuditDrawer.tsx';
import { auditColumns } from './auditColumns.tsx';
import { auditFacets } from './auditFacets.ts';
import { TakeBackSelected } from './TakeBackSelected.tsx';

const NEWEST = { field: 'at', order: 'DESC' } as const;
const EVERY = {};

/** The recent changes of everything, newest first. */
const AuditList = () => {
  const translate = useTranslate();
  const { id, open, addressOf } = useOpenRecord();
  const { actor } = useAuth();
  const owner = actor.role === 'owner';
  const facets = useMemo(() => auditFacets(actor.role), [actor.role]);
  const columns = useMemo(() => auditColumns(translate, addressOf), [translate, addressOf]);
  useRefetchOnChange('audit', 'at', EVERY);
  return (
    <>
      <InterruptedRestorings />
      <ResourceList<AuditEntry>
        resource="audit"
        title={translate('audit.title')}
        subtitle={translate('audit.subtitle')}
        columns={columns}
        facets={facets}
        searchLabel={translate('audit.searchLabel')}
        sort={NEWEST}
        rowClick={id => addressOf(String(id))}
        empty={<Notice icon={<History />} title={translate('audit.empty')} />}
        bulkActions={actor.role === 'support' ? undefined : <TakeBackSelected />}
        actions={
          owner && (
            <Button component={Link} to={paths.pointInTime()} variant="outlined">
              {translate('audit.pointInTime')}
            </Button>
          )
        }
        tools={!owner && <ExportButton resource="audit" />}
        filter={owner ? { businessId: actor.uid } : undefined}
      />
      {id && (
        <HistoryBoundary resetKey={id}>
          <AuditDrawer id={id} onClose={() => open(null)} />
        </HistoryBoundary>
      )}
    </>
  );
};

export default AuditList;
