import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { useRefetchOnChange } from '@/components/live/useRefetchOnChange.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { NewRequestDialog } from './form/NewRequestDialog.tsx';
import { RequestBulkActions } from './list/RequestBulkActions.tsx';
import { requestColumns } from './list/requestColumns.tsx';
import { requestFacets, requestTabs } from './list/requestFilters.ts';
import { OPEN } from './requestAddress.ts';
import { RequestDrawer } from './show/RequestDrawer.tsx';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Submitted requests: everybody's for administrators and support, the own ones for owners. */
const RequestList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { id, open, addressOf } = useOpenRecord(OPEN);
  const [adding, setAdding] = useState(false);
  const owner = actor.role === 'owner';
  const filter = useMemo(() => (owner ? { businessId: actor.uid } : {}), [owner, actor.uid]);
  const columns = useMemo(
    () => requestColumns(owner, translate, addressOf),
    [owner, translate, addressOf],
  );
  useRefetchOnChange('requests', 'updatedAt', filter);
  const add = can(actor, 'create', 'requests') && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {translate('requests.add')}
    </Button>
  );
  return (
    <>
      <ResourceList<SubmittedRequest>
        resource="requests"
        title={translate('requests.title')}
        columns={columns}
        facets={requestFacets}
        searchLabel={translate(owner ? 'requests.searchOwn' : 'requests.searchLabel')}
        sort={NEWEST}
        filter={filter}
        storeKey={false}
        hrefOf={request => addressOf(request.id)}
        nameOf={({ subject }) => subject}
        tabs={
          <ListTabs
            resource="requests"
            label={translate('requests.tabsLabel')}
            tabs={requestTabs}
            countFilter={filter}
          />
        }
        empty={
          <Notice
            icon={<InboxOutlined />}
            title={translate(owner ? 'requests.emptyOwn' : 'requests.empty')}
            help={translate(owner ? 'requests.emptyOwnHelp' : 'requests.emptyHelp')}
            actions={add}
          />
        }
        actions={add}
        tools={<ExportButton resource="requests" />}
        bulkActions={can(actor, 'update', 'requests') ? <RequestBulkActions /> : undefined}
      />
      {id && <RequestDrawer id={id} onClose={() => open(null)} />}
      {adding && (
        <NewRequestDialog
          onClose={() => setAdding(false)}
          onDone={created => {
            setAdding(false);
            open(created);
          }}
        />
      )}
    </>
  );
};

export default RequestList;
