import Box from '@mui/material/Box';

import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { can } from '@/domain/access/can.ts';
import { costRange, costsOf } from '@/domain/product/productCosts.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useCostText } from '../show/useCostText.ts';
import { useProductDetails } from '../show/useProductDetails.ts';
import { UnreadCell } from './UnreadCell.tsx';

const COST = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * What a product costs its business, from its private part, as its page has it. Empty where none is
 * known or the person may not see it; where it could not be read, a dash that says why and tries again.
 */
const CostCell = ({ product }: { product: Product }) => {
  const { actor } = useAuth();
  const costText = useCostText();
  const mayRead = can(actor, 'get', 'productDetails', product);
  const { details, isPending, error, refetch } = useProductDetails(product, mayRead);
  if (mayRead && isPending) return <LoadingSkeleton />;
  if (error) return <UnreadCell error={error} retry={() => void refetch()} />;
  const cost = costRange(costsOf(details), product.variants);
  return cost && <Box sx={COST}>{costText(cost, product.currency)}</Box>;
};

export default CostCell;
