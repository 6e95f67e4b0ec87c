import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { ClaimsProvider } from '@/components/claims/ClaimsProvider.tsx';
import { HandedClaims } from '@/components/claims/HandedClaims.tsx';
import { MineRows } from '@/components/claims/MineRows.tsx';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { QueueTabs } from '@/components/queue/QueueTabs.tsx';
import { lazyDialog } from '@/components/states/lazyPart.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import { decidesRequests } from '@/domain/requests/answerRequest.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ASK } from '@/routes/askAddress.ts';
import { RequestBulkActions } from './list/RequestBulkActions.tsx';
import { RequestQueue } from './list/RequestQueue.tsx';
import { requestColumns } from './list/requestColumns.tsx';
import { requestFacets, requestTabs } from './list/requestFilters.ts';

const NewRequestDialog = lazyDialog(async () => ({
  default: (await import('./form/NewRequestDialog.tsx')).NewRequestDialog,
}));

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const WAITING = { status: 'submitted' };

/** Submitted requests: everybody's for administrators and support, the own ones for owners. */
const RequestList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { addressOf } = useOpenRecord();
  const ask = useOpenRecord(ASK);
  const [adding, setAdding] = useState(false);
  const adds = can(actor, 'create', 'requests');
  const owner = actor.role === 'owner';
  const filter = useMemo(() => (owner ? { businessId: actor.uid } : {}), [owner, actor.uid]);
  const columns = useMemo(
    () => requestColumns(owner, translate, addressOf),
    [owner, translate, addressOf],
  );
  const tabs = useMemo(() => requestTabs(actor.role), [actor.role]);
  useRefetchOnChange('requests', 'updatedAt', filter);
  const add = adds && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {translate('requests.add')}
    </Button>
  );
  return (
    <ClaimsProvider resource="requests">
      <MineRows resource="requests">
        <ResourceList<SubmittedRequest>
          resource="requests"
          title={translate('requests.title')}
          columns={columns}
          facets={requestFacets(actor.role)}
          searchLabel={translate(owner ? 'requests.searchOwn' : 'requests.searchLabel')}
          sort={NEWEST}
          filter={filter}
          rowClick={id => addressOf(String(id))}
          tabs={
            <>
              <QueueTabs
                tabs={
                  <ListTabs
                    resource="requests"
                    label={translate('requests.tabsLabel')}
                    tabs={tabs}
                    countFilter={filter}
                  />
                }
              >
                <RequestQueue />
              </QueueTabs>
              <HandedClaims addressOf={addressOf} />
            </>
          }
          empty={
            <Notice
              icon={<InboxOutlined />}
              title={translate(owner ? 'requests.emptyOwn' : 'requests.empty')}
              help={translate(owner ? 'requests.emptyOwnHelp' : 'requests.emptyHelp')}
              actions={add}
            />
          }
          emptyTab={{
            filter: WAITING,
            notice: <Notice icon={<TaskAlt />} title={translate('requests.allDone')} />,
          }}
          actions={add}
          tools={<ExportButton resource="requests" />}
          bulkActions={decidesRequests(actor) ? <RequestBulkActions /> : undefined}
        />
        {adds && (adding || ask.id) && (
          <Suspense>
            <NewRequestDialog
              kind={ask.id}
              onClose={() => {
                setAdding(false);
                if (ask.id) ask.open(null);
              }}
              onDone={() => setAdding(false)}
            />
          </Suspense>
        )}
      </MineRows>
    </ClaimsProvider>
  );
};

export default RequestList;
