import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { GiveawayFormDialog } from './form/index.ts';
import { GiveawayBulkActions } from './list/GiveawayBulkActions.tsx';
import { giveawayColumns } from './list/giveawayColumns.tsx';
import { giveawayFacets, giveawayTabs } from './list/giveawayFilters.ts';

const LATEST_END = { field: 'endsAt', order: 'DESC' } as const;

/** All giveaways. */
const GiveawayList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  const add = can(actor, 'create', 'giveaways') && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {translate('giveaways.add')}
    </Button>
  );
  return (
    <>
      <ResourceList<Giveaway>
        resource="giveaways"
        title={translate('giveaways.title')}
        columns={giveawayColumns}
        facets={giveawayFacets}
        searchLabel={translate('giveaways.searchLabel')}
        sort={LATEST_END}
        tabs={
          <ListTabs
            resource="giveaways"
            label={translate('giveaways.tabsLabel')}
            tabs={giveawayTabs}
          />
        }
        empty={
          <Notice
            icon={<CardGiftcard />}
            title={translate('giveaways.empty')}
            help={translate('giveaways.emptyHelp')}
            actions={add}
          />
        }
        actions={add}
        tools={<ExportButton resource="giveaways" />}
        bulkActions={can(actor, 'update', 'giveaways') ? <GiveawayBulkActions /> : undefined}
      />
      {adding && (
        <Suspense>
          <GiveawayFormDialog giveaway={null} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
};

export default GiveawayList;
