import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readShopFacts } from '@/components/business/readShopFacts.ts';
import { Facts } from '@/components/Facts.tsx';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import {
  HEALTH_POINTS,
  type HealthPoint,
  pointsToLookAt,
  type ShopFacts,
  shopHealth,
} from '@/domain/administration/shopHealth.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { PRODUCT_GAPS } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { Invitation } from './Invitation.tsx';

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);

/** What active products lack, each leading to the list of exactly those. */
const Lacking = ({ business, facts }: { business: Business; facts: ShopFacts }) => {
  const translate = useTranslate();
  const filter = { businessId: business.id, status: 'active' };
  const lacking = PRODUCT_GAPS.filter(gap => facts.lacking[gap] > 0);
  return lacking.map((gap, index) => (
    <Fragment key={gap}>
      {index > 0 && ' · '}
      <To to={listAddress(paths.allProducts(), { ...filter, gaps_contains: gap })}>
        {translate('health.lacking', {
          gap: translate(`products.gap.${gap}`),
          count: facts.lacking[gap],
        })}
      </To>
    </Fragment>
  ));
};

const Health = ({ business, facts }: { business: Business; facts: ShopFacts }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const health = shopHealth(facts, new Date());
  const open = pointsToLookAt(health).length;
  const { id } = business;
  const { lastImport, views, lastChangeAt, lastHereAt } = facts;
  const details: Record<HealthPoint, ReactNode> = {
    owner: (
      <>
        {lastHereAt && <div>{translate('health.lastHere', { time: relative(lastHereAt) })}</div>}
        {lastChangeAt && (
          <div>{translate('health.lastChange', { time: relative(lastChangeAt) })}</div>
        )}
        <Invitation business={business} hasBeenHere={(lastHereAt ?? lastChangeAt) !== null} />
      </>
    ),
    catalogue: (
      <>
        {translate('health.products', {
          active: facts.active,
          smart_count: facts.drafts,
        })}
        <div>
          <Lacking business={business} facts={facts} />
        </div>
      </>
    ),
    imports:
      lastImport &&
      translate('health.import', {
        platform: translate(`products.source.${lastImport.platform}`),
        time: relative(lastImport.startedAt),
        ...lastImport.counts,
      }),
    figures: views && (
      <To to={paths.businessAnalytics(id)}>
        {translate('health.views', { smart_count: views.now, before: views.before })}
      </To>
    ),
    reports: facts.openReports > 0 && (
      <To to={listAddress(paths.reports(), { businessId: id })}>
        {translate('health.openReports', { smart_count: facts.openReports })}
      </To>
    ),
    requests: facts.waitingRequests > 0 && (
      <To to={listAddress(paths.submittedRequests(), { businessId: id })}>
        {translate('health.waitingRequests', { smart_count: facts.waitingRequests })}
      </To>
    ),
  };
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>
        {translate(open === 0 ? 'health.well' : 'health.look', { smart_count: open })}
      </Typography>
      <Facts
        facts={HEALTH_POINTS.map(point => ({
          name: translate(`health.point.${point}`),
          value: (
            <>
              <StatusChip
                tone={health[point].tone}
                label={translate(`health.${point}.${health[point].word}`)}
              />
              <div>{details[point]}</div>
            </>
          ),
        }))}
      />
    </>
  );
};

/** Whether a shop is well: its owner, catalogue, imports, figures, reports and requests. */
const ShopHealth = ({ business }: { business: Business }) => {
  const translate = useTranslate();
  const { dataProvider } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: ['business', 'health', business.id],
    queryFn: () => readShopFacts(dataProvider, business.id),
  });
  const content = () => {
    if (data) return <Health business={business} facts={data} />;
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return <LoadingSkeleton variant="rounded" height={260} />;
  };
  return <Panel title={translate('health.title')}>{content()}</Panel>;
};

export default ShopHealth;
