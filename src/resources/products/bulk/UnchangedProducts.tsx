import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { BulkPreview, UnchangedReason } from '@/domain/product/bulkPreview.ts';

/** Products named of each reason; the rest are counted. */
const NAMED = 10;

const REASONS: readonly UnchangedReason[] = [
  ...(['negative', 'doubled', 'tooFew', 'tooMany', 'otherSale', 'onSale'] as const),
  ...(['noPrice', 'notOnSale', 'notCounted', 'same'] as const),
];

/** What was asked for cannot be done with them; the others have nothing to be done with. */
const REFUSED: readonly UnchangedReason[] = ['negative', 'doubled', 'tooFew', 'tooMany'];

/** Which products a bulk edit leaves as they are, and why. */
export const UnchangedProducts = ({ kept }: Pick<BulkPreview, 'kept'>) => {
  const translate = useTranslate();
  return REASONS.map(reason => {
    const titles = kept.filter(one => one.reason === reason).map(({ product }) => product.title);
    if (titles.length === 0) return null;
    const others = titles.length - NAMED;
    const names = titles.slice(0, NAMED).join(', ');
    return (
      <Typography
        key={reason}
        variant="body2"
        color={REFUSED.includes(reason) ? 'error' : 'textSecondary'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {translate(`products.bulk.kept.${reason}`, { smart_count: titles.length })}{' '}
        {others > 0
          ? translate('products.bulk.namedAndMore', { names, smart_count: others })
          : names}
      </Typography>
    );
  });
};
