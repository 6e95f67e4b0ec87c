import { useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { RequestMark } from '@/components/requests/RequestMark.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { REQUEST_TONE } from '@/components/tones/requestTone.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { paths } from '@/routes/paths.ts';
import { RowsPanel } from './RowsPanel.tsx';
import { useFirstRows } from './useFirstRows.ts';

/** The owner's latest requests, how they stand, and where the administrators wrote something new. */
export const OwnRequestsPanel = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { data, ...state } = useFirstRows<SubmittedRequest>(
    'requests',
    { businessId },
    { field: 'createdAt', order: 'DESC' },
  );
  const rows = data?.map(request => ({
    id: request.id,
    title: request.subject,
    to: paths.request(request.id),
    detail: `${translate(`requests.kind.${request.kind}`)} · ${translate('dashboard.sent', { time: relative(request.createdAt) })}`,
    aside: (
      <>
        <StatusChip
          label={translate(`requests.status.${request.status}`)}
          tone={REQUEST_TONE[request.status]}
        />
        <div>
          <RequestMark request={request} />
        </div>
      </>
    ),
  }));
  return (
    <RowsPanel
      title={translate('dashboard.requests')}
      rows={rows}
      state={state}
      empty={translate('dashboard.noRequests')}
      all={paths.submittedRequests()}
    />
  );
};
