import { useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { listAddress, openAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { QUEUES } from './queues.ts';
import { RowsPanel } from './RowsPanel.tsx';
import { useFirstRows } from './useFirstRows.ts';

/** Businesses that wait for approval, longest waiting first. */
export const WaitingBusinesses = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { filter, sort } = QUEUES.business;
  const { data, ...state } = useFirstRows<Business>('business', filter, sort);
  return (
    <RowsPanel
      title={translate('dashboard.waiting')}
      rows={data?.map(business => ({
        id: business.id,
        title: business.businessName,
        to: paths.viewBusiness(business.id),
        detail: business.businessEmail,
        aside: relative(business.createdAt),
      }))}
      state={state}
      empty={translate('dashboard.noneWaiting')}
      all={listAddress(paths.allBusiness(), filter, sort)}
    />
  );
};

/** Open reports, oldest first. */
export const OpenReports = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { filter, sort } = QUEUES.reports;
  const { data, ...state } = useFirstRows<Report>('reports', filter, sort);
  return (
    <RowsPanel
      title={translate('dashboard.reports')}
      rows={data?.map(report => ({
        id: report.id,
        title: report.targetLabel,
        to: openAddress(paths.reports(), report.id),
        detail: `${translate(`dashboard.reportReason.${report.reason}`)} · ${report.reporterName}`,
        aside: relative(report.createdAt),
      }))}
      state={state}
      empty={translate('dashboard.noReports')}
      all={listAddress(paths.reports(), filter, sort)}
    />
  );
};

/** Requests nobody has answered, oldest first. */
export const OpenRequests = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { filter, sort } = QUEUES.requests;
  const { data, ...state } = useFirstRows<SubmittedRequest>('requests', filter, sort);
  return (
    <RowsPanel
      title={translate('dashboard.answer')}
      rows={data?.map(request => ({
        id: request.id,
        title: request.subject,
        to: openAddress(paths.submittedRequests(), request.id),
        detail: `${translate(`requests.kind.${request.kind}`)} · ${request.businessName}`,
        aside: relative(request.createdAt),
      }))}
      state={state}
      empty={translate('dashboard.noneToAnswer')}
      all={listAddress(paths.submittedRequests(), filter, sort)}
    />
  );
};

/** Running giveaways, the one that ends next first. */
export const EndingGiveaways = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { filter, sort } = QUEUES.giveaways;
  const { data, ...state } = useFirstRows<Giveaway>('giveaways', filter, sort);
  return (
    <RowsPanel
      title={translate('dashboard.giveaways')}
      rows={data?.map(giveaway => ({
        id: giveaway.id,
        title: giveaway.title,
        to: paths.giveaway(giveaway.id),
        detail: giveaway.businessName,
        aside: translate(giveaway.endsAt < new Date() ? 'dashboard.ended' : 'dashboard.ends', {
          time: relative(giveaway.endsAt),
        }),
      }))}
      state={state}
      empty={translate('dashboard.noGiveaways')}
      all={listAddress(paths.giveaways(), filter, sort)}
    />
  );
};
