import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useServerNow } from '@/components/clock/useServerNow.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { useOpenSales } from '@/components/sales/useOpenSales.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { SALES_READ } from '@/providers/sales/saleStore.ts';
import { paths } from '@/routes/paths.ts';
import { EndedSales } from './EndedSales.tsx';
import { SaleCard } from './SaleCard.tsx';
import { SALE_GRID } from './saleGrid.ts';

const OpenSales = ({ sales }: { sales: readonly PlannedSale[] }) => {
  const translate = useTranslate();
  const now = useServerNow(sales.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  if (sales.length === 0)
    return (
      <Notice
        icon={<LocalOffer />}
        title={translate('sales.empty')}
        help={translate('sales.emptyHelp')}
        actions={
          <Button variant="outlined" component={Link} to={paths.allProducts()}>
            {translate('shell.nav.allProducts')}
          </Button>
        }
      />
    );
  const inOrder = [...sales].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return (
    <Box sx={SALE_GRID}>
      {sales.length >= SALES_READ && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {translate('sales.capped', { smart_count: SALES_READ })}
        </Alert>
      )}
      {inOrder.map(sale => (
        <SaleCard key={sale.id} sale={sale} now={now} />
      ))}
    </Box>
  );
};

/** The sales that are planned and run: an owner's own, or everybody's. */
const SalesPage = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const businessId = actor.role === 'owner' ? actor.uid : null;
  const { data, error, refetch } = useOpenSales(businessId);
  return (
    <>
      <PageHeader
        title={translate('sales.title')}
        subtitle={translate('sales.how')}
        backTo={paths.allProducts()}
      />
      {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <InPageLoader />}
      {data && (
        <>
          <OpenSales sales={data} />
          <EndedSales businessId={businessId} />
        </>
      )}
    </>
  );
};

export default SalesPage;
