import HistoryIcon from '@mui/icons-material/History';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { MOST_ENTRIES } from '@/providers/history/readTrail.ts';
import { paths } from '@/routes/paths.ts';
import { InterruptedHere } from './InterruptedHere.tsx';
import { MomentForm } from './MomentForm.tsx';
import { ReadingPast } from './ReadingPast.tsx';
import { RestoreReview } from './RestoreReview.tsx';
import { type Moment, useMoment } from './useMoment.ts';
import { usePast } from './usePast.ts';
import { useRestore } from './useRestore.ts';

const Compared = (props: { businessId: string; at: Date; moment: Moment }) => {
  const { businessId, at, moment } = props;
  const translate = useTranslate();
  const format = useDateFormat();
  const { actor } = useAuth();
  const { data, error, refetch, isFetching, read, cancel } = usePast(
    businessId,
    at,
    moment.selected,
  );
  const { restore, busy } = useRestore(format(at, 'time'));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  const stop = () => {
    cancel();
    moment.leave();
  };
  if (!data) return <ReadingPast read={read} onCancel={stop} />;
  // What is before the first entry that was read is not known: nothing is restored by halves.
  if (data.capped)
    return (
      <Alert severity="warning">{translate('history.moment.capped', { most: MOST_ENTRIES })}</Alert>
    );
  return (
    <>
      {!isFetching && (
        <InterruptedHere
          rows={data.rows}
          busy={busy}
          onGoOn={(items, one) => void restore(items, data.known, one.reason, one)}
        />
      )}
      {data.rows.length > 0 ? (
        <RestoreReview
          key={at.getTime()}
          rows={data.rows}
          busy={busy}
          onRestore={(items, reason) => restore(items, data.known, reason)}
        />
      ) : (
        <Notice
          icon={<HistoryIcon />}
          title={translate(`history.moment.${moment.selected ? 'sameSelected' : 'same'}`)}
        />
      )}
      <Alert severity="info">
        {translate('history.moment.reach')}
        {actor.role === 'owner' && ` ${translate('history.moment.owner')}`}
      </Alert>
    </>
  );
};

const OnlySelected = ({ count, onAll }: { count: number; onAll: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onAll}>
          {translate('history.moment.all')}
        </Button>
      }
    >
      {translate('history.moment.selected', { smart_count: count })}
    </Alert>
  );
};

const PointInTime = (props: { businessId: string; businessName?: string }) => {
  const { businessId, businessName } = props;
  const translate = useTranslate();
  const { role } = useAuth().actor;
  const moment = useMoment();
  const backToWhole =
    businessName === undefined ? paths.recentChanges() : paths.viewBusiness(businessId);
  const [only, another] = moment.selected ?? [];
  const backToSelected =
    only !== undefined && another === undefined
      ? paths.viewProduct(role, only)
      : paths.allProducts();
  return (
    <>
      <PageHeader
        title={translate('history.moment.title')}
        subtitle={businessName ?? translate('history.moment.subtitle')}
        backTo={moment.selected ? backToSelected : backToWhole}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MomentForm moment={moment} />
        {moment.selected && (
          <OnlySelected count={moment.selected.length} onAll={moment.compareAll} />
        )}
        {moment.at ? (
          <Compared businessId={businessId} at={moment.at} moment={moment} />
        ) : (
          <Notice icon={<HistoryIcon />} title={translate('history.moment.start')} />
        )}
      </Box>
    </>
  );
};

const OfOther = ({ businessId }: { businessId: string }) => {
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
  return <PointInTime businessId={businessId} businessName={data.businessName} />;
};

/** The products of a business as they stood at a moment, beside what they are now. */
const PointInTimePage = () => {
  const { businessId } = useParams();
  const { uid } = useAuth().actor;
  return businessId ? (
    <OfOther key={businessId} businessId={businessId} />
  ) : (
    <PointInTime businessId={uid} />
  );
};

export default PointInTimePage;
