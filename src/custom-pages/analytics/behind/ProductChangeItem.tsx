import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { ProductChange } from '@/domain/analytics/productsBehind.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import type { KnownName } from '../useRecordNames.ts';
import { DoneToProduct } from './DoneToProduct.tsx';
import { useChangeText } from './useChangeText.ts';

/** One product behind a change: by how much, and what was done to it. */
export const ProductChangeItem = (props: {
  product: ProductChange;
  /** Undefined while it is read. */
  name: KnownName | undefined;
  businessId: string;
  range: DayRange;
}) => {
  const { product, name, businessId, range } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const changeText = useChangeText();
  const { actor } = useAuth();
  const { id } = product;
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name === undefined && translate('common.loading')}
          {name === 'gone' && translate('analytics.deletedProduct', { id })}
          {typeof name === 'object' && (
            <Link component={RouterLink} to={paths.viewProduct(actor.role, id)}>
              {name.name}
            </Link>
          )}
        </Typography>
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('analytics.behind.change', { change: changeText(product) })}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {translate('analytics.behind.product', {
            before: format(product.before),
            now: format(product.now),
          })}
        </Typography>
      </Box>
      <DoneToProduct productId={id} businessId={businessId} range={range} />
    </Box>
  );
};
