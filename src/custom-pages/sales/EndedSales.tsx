import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { readEndedSales } from '@/providers/sales/saleStore.ts';
import { SaleCard } from './SaleCard.tsx';
import { SALE_GRID } from './saleGrid.ts';

const Ended = ({ businessId }: { businessId: string | null }) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['sales', 'ended', businessId],
      queryFn: ({ pageParam }) => readEndedSales(dataProvider, businessId, pageParam),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        last.pageInfo?.hasNextPage ? pages.length + 1 : undefined,
    },
  );
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <InPageLoader />;
  const now = new Date();
  // One that has ended since the first page was read moves the others on: the next page begins with one again.
  const sales = new Map(data.pages.flatMap(page => page.data).map(sale => [sale.id, sale]));
  return (
    <>
      {sales.size === 0 && <Typography role="status">{translate('sales.noneEnded')}</Typography>}
      <Box sx={SALE_GRID}>
        {[...sales.values()].map(sale => (
          <SaleCard key={sale.id} sale={sale} now={now} />
        ))}
      </Box>
      {error && <ErrorState error={error} retry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2 }}>
          {translate('sales.moreEnded')}
        </Button>
      )}
    </>
  );
};

/** The sales that have ended or were cancelled, those that did last at first, read when somebody asks for them. */
export const EndedSales = ({ businessId }: { businessId: string | null }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ mt: 3 }}>
      {shown ? (
        <Ended businessId={businessId} />
      ) : (
        <Button onClick={() => setShown(true)}>{translate('sales.showEnded')}</Button>
      )}
    </Box>
  );
};
