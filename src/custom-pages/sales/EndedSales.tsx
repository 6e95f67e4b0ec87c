import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { PageLoader } from '@/layout/PageLoader.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { readEndedSales, SALES_READ } from '@/providers/sales/saleStore.ts';
import { SaleCard } from './SaleCard.tsx';
import { SALE_GRID } from './saleGrid.ts';

const Ended = ({ businessId }: { businessId: string | null }) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['sales', 'ended', businessId],
    queryFn: () => readEndedSales(dataProvider, businessId),
  });
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <PageLoader inPage />
    );
  const now = new Date();
  const inOrder = [...data].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return (
    <>
      {data.length === 0 && <Typography role="status">{translate('sales.noneEnded')}</Typography>}
      {data.length >= SALES_READ && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('sales.capped', { smart_count: SALES_READ })}
        </Alert>
      )}
      <Box sx={SALE_GRID}>
        {inOrder.map(sale => (
          <SaleCard key={sale.id} sale={sale} now={now} />
        ))}
      </Box>
    </>
  );
};

/** The sales that have ended or were cancelled, read when somebody asks for them. */
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
