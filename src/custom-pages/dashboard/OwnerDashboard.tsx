import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useCount } from '@/components/list/useCount.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { TwoColumns } from '@/components/TwoColumns.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { CountGrid, CountTile } from './CountTile.tsx';
import { DraftsPanel } from './DraftsPanel.tsx';
import { GlancePanel } from './GlancePanel.tsx';
import { ImportsPanel } from './ImportsPanel.tsx';
import { OwnRequestsPanel } from './OwnRequestsPanel.tsx';

/** What an owner should look at; each leads to the list of exactly those products. */
const ATTENTION = [
  ['drafts', { status: 'draft' }],
  ['outOfStock', { status: 'active', stockState: 'out' }],
  ['lowStock', { status: 'active', stockState: 'low' }],
  ['noImage', { status: 'active', gaps_contains: 'image' }],
  ['noPrice', { status: 'active', gaps_contains: 'price' }],
] as const;

const Start = () => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ mb: { xs: 2, md: 3 } }}>
      <Notice
        icon={<Inventory2 />}
        title={translate('dashboard.start')}
        help={translate('dashboard.startHelp')}
        actions={
          <>
            <Button variant="contained" component={Link} to={paths.addProduct()}>
              {translate('products.add')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.importProducts('shopify')}>
              {translate('products.importShopify')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.importProducts('wix')}>
              {translate('products.importWix')}
            </Button>
          </>
        }
      />
    </Paper>
  );
};

/** The owner's front page. */
const OwnerDashboard = () => {
  const { actor, user } = useAuth();
  const translate = useTranslate();
  const own = { businessId: actor.uid };
  const { data: products } = useCount('products', own);
  return (
    <>
      <PageHeader
        title={translate('dashboard.title')}
        subtitle={user.businessName}
        actions={
          products !== 0 && (
            <Button variant="contained" component={Link} to={paths.addProduct()}>
              {translate('products.add')}
            </Button>
          )
        }
      />
      {products === 0 ? (
        <Start />
      ) : (
        <Box component="section" aria-label={translate('dashboard.attention')}>
          <CountGrid>
            {ATTENTION.map(([name, filter]) => (
              <CountTile
                key={name}
                label={translate(`dashboard.${name}`)}
                resource="products"
                filter={{ ...own, ...filter }}
                to={listAddress(paths.allProducts(), filter)}
              />
            ))}
          </CountGrid>
        </Box>
      )}
      <TwoColumns
        wide={
          <>
            <GlancePanel
              scope={own}
              title={translate('dashboard.lastDays')}
              analytics={paths.productsAnalytics()}
            />
            <ImportsPanel businessId={actor.uid} />
          </>
        }
        narrow={
          <>
            {products !== 0 && <DraftsPanel businessId={actor.uid} />}
            <OwnRequestsPanel businessId={actor.uid} />
          </>
        }
      />
    </>
  );
};

export default OwnerDashboard;
