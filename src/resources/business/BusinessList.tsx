import Storefront from '@mui/icons-material/StorefrontOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ClaimsProvider } from '@/components/claims/ClaimsProvider.tsx';
import { HandedClaims } from '@/components/claims/HandedClaims.tsx';
import { MineRows } from '@/components/claims/MineRows.tsx';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { QueueTabs } from '@/components/queue/QueueTabs.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { BusinessBulkActions } from './actions/BusinessBulkActions.tsx';
import { businessColumns } from './list/businessColumns.tsx';
import { businessFacets, businessTabs } from './list/businessFilters.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const AddButton = () => (
  <Button variant="contained" component={Link} to={paths.addBusiness()}>
    {useTranslate()('business.add')}
  </Button>
);

const RankingLink = () => (
  <Button startIcon={<TrendingUp />} component={Link} to={paths.businessRanking()}>
    {useTranslate()('business.ranking')}
  </Button>
);

/** All businesses, by status. */
const BusinessList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const add = can(actor, 'create', 'business') ? <AddButton /> : undefined;
  return (
    <ClaimsProvider resource="business">
      <MineRows resource="business">
        <ResourceList<Business>
          resource="business"
          title={translate('business.title')}
          columns={businessColumns}
          facets={businessFacets}
          searchLabel={translate('business.searchLabel')}
          sort={NEWEST}
          tabs={
            <>
              <QueueTabs
                tabs={
                  <ListTabs
                    resource="business"
                    label={translate('business.tabsLabel')}
                    tabs={businessTabs}
                  />
                }
              />
              <HandedClaims addressOf={paths.viewBusiness} />
            </>
          }
          empty={
            <Notice
              icon={<Storefront />}
              title={translate('business.empty')}
              help={translate('business.emptyHelp')}
              actions={add}
            />
          }
          actions={add}
          tools={
            <>
              <RankingLink />
              <ExportButton resource="business" />
            </>
          }
          bulkActions={can(actor, 'update', 'business') ? <BusinessBulkActions /> : undefined}
        />
      </MineRows>
    </ClaimsProvider>
  );
};

export default BusinessList;
