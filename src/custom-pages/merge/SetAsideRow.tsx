import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { candidateOf } from '@/domain/duplicates/findDuplicates.ts';
import type { DuplicateDecision } from '@/domain/schemas/duplicateDecision.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { summaryOf } from './scan.ts';
import type { PairDecision } from './useDecidePairs.ts';

/** What putting a pair back does: it is likely again only if both are there and still alike. */
const decisionOf = (
  ids: readonly [string, string],
  businessId: string | null,
  there: readonly Product[],
): PairDecision => {
  const titleOf = (id: string) => there.find(product => product.id === id)?.title ?? id;
  const [a, b] = there.filter(product => !product.mergedInto);
  return {
    pair: [
      { id: ids[0], title: titleOf(ids[0]) },
      { id: ids[1], title: titleOf(ids[1]) },
    ],
    businessId,
    candidate: a && b ? candidateOf(a, b) : null,
    products: there.map(summaryOf),
  };
};

/** One pair that was set aside, and the way back. */
export const SetAsideRow = (props: {
  decision: DuplicateDecision;
  products: readonly (Product | undefined)[];
  /** Whether the products are still being read. */
  loading: boolean;
  busy: boolean;
  onPutBack: (pairDecision: PairDecision) => void;
}) => {
  const { decision, products, loading, busy, onPutBack } = props;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { actor } = useAuth();
  const [first, second] = decision.products;
  if (first === undefined || second === undefined) return null;
  const there = [first, second].flatMap(id => products.find(product => product?.id === id) ?? []);
  const pairDecision = decisionOf([first, second], decision.businessId ?? null, there);
  const title = (id: string) => {
    const product = there.find(one => one.id === id);
    if (product)
      return (
        <Link
          component={RouterLink}
          to={paths.viewProduct(actor.role, id)}
          color="textPrimary"
          sx={{ fontWeight: 550 }}
        >
          {product.title}
        </Link>
      );
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {loading ? translate('common.loading') : translate('merge.aside.gone', { id })}
      </Box>
    );
  };
  const businesses = [...new Set(there.map(product => product.businessName))].join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          {title(first)} <span aria-hidden>≠</span> {title(second)}
        </div>
        <Typography variant="body2" color="textSecondary">
          {[businesses, relative(decision.decidedAt)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        disabled={busy || loading}
        onClick={() => onPutBack(pairDecision)}
        aria-label={translate('merge.aside.putBackLabel', {
          a: pairDecision.pair[0].title,
          b: pairDecision.pair[1].title,
        })}
      >
        {translate('merge.aside.putBack')}
      </Button>
    </Box>
  );
};
