import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readSteps } from '@/providers/history/readSteps.ts';
import { compareTakenBack } from '@/providers/history/takeBackSteps.ts';
import { STALE_TIME } from '@/providers/queryClient.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { InterruptedHere } from './InterruptedHere.tsx';
import { RestoreReview } from './RestoreReview.tsx';
import { reviewRows } from './reviewRows.ts';
import { StepList } from './StepList.tsx';
import { useRestore } from './useRestore.ts';

const useTakeBack = (ids: readonly string[]) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  return useQuery({
    queryKey: ['audit', 'takeBack', ...ids],
    queryFn: async ({ signal }) => {
      const steps = await readSteps(dataProvider, ids, actor);
      const taken = await compareTakenBack(dataProvider, steps.entries, actor, { signal });
      return { ...steps, ...taken };
    },
    // What is compared is large: it is held as long as it counts as new.
    gcTime: STALE_TIME,
  });
};

/** Steps of the history taken back together: what that would do, and doing it. */
const TakeBackPage = () => {
  const [search] = useSearchParams();
  const ids = (search.get('steps') ?? '').split(',').filter(id => id !== '');
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useTakeBack(ids);
  const [first] = data?.entries ?? [];
  const { restore, busy } = useRestore(
    first?.label ?? '',
    data?.entries.length === 1 ? first?.id : undefined,
  );
  const rows = data ? reviewRows(data.products, data.plan) : [];
  return (
    <>
      <PageHeader
        title={translate('history.takeBack.title')}
        subtitle={translate('history.takeBack.subtitle')}
        backTo={paths.recentChanges()}
      />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <InPageLoader />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!isFetching && (
            <InterruptedHere
              rows={rows}
              busy={busy}
              onGoOn={(items, one) => void restore(items, data.known, one.reason, one)}
            />
          )}
          <StepList entries={data.entries} refused={data.refused} />
          {data.capped && <Alert severity="warning">{translate('history.takeBack.capped')}</Alert>}
          {rows.length > 0 ? (
            <RestoreReview
              rows={rows}
              busy={busy}
              onRestore={(items, reason) => restore(items, data.known, reason)}
            />
          ) : (
            // Where nothing was taken up, the steps say why: a merge may still be taken back there.
            (data.entries.length > 0 || data.refused.length === 0) && (
              <Notice icon={<Undo />} title={translate('history.takeBack.nothing')} />
            )
          )}
        </Box>
      )}
    </>
  );
};

export default TakeBackPage;
