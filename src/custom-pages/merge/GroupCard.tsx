import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ClaimMark } from '@/components/claims/ClaimMark.tsx';
import { MarkedTitle } from '@/components/duplicates/MarkedTitle.tsx';
import type { ScannedProduct } from '@/components/duplicates/savedScan.ts';
import { VerdictMark } from '@/components/duplicates/VerdictMark.tsx';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { duplicatesTarget } from '@/domain/claims/claim.ts';
import type { DuplicateGroup } from '@/domain/duplicates/duplicateGroups.ts';
import { highlightTitles, type TitlePart } from '@/domain/duplicates/highlights.ts';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';
import { ReasonList } from './ReasonList.tsx';
import { reviewedOf } from './reviewedOf.ts';

const ProductLine = ({
  product,
  parts,
}: {
  product: ScannedProduct;
  parts: TitlePart[] | null;
}) => {
  const money = useMoneyFormat();
  const translate = useTranslate();
  const price =
    product.price === null
      ? translate('products.noPrice')
      : `${money(product.price, product.currency)} ${product.currency}`;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.5 }}>
      <Thumbnail address={product.image} alt="" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {parts ? <MarkedTitle parts={parts} /> : product.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {product.businessName} · {price}
        </Typography>
      </Box>
    </Box>
  );
};

/** Products that may be one, how sure that is and why; and what to do about it. */
export const GroupCard = (props: {
  group: DuplicateGroup;
  products: ReadonlyMap<string, ScannedProduct>;
  busy: boolean;
  onReview: (ids: string[]) => void;
  onDismiss: () => void;
  /** The card, for who works through them by keyboard; null when it goes. */
  cardRef: (card: HTMLElement | null) => void;
}) => {
  const { group, products, busy, onReview, onDismiss, cardRef } = props;
  const translate = useTranslate();
  const shown = reviewedOf(group);
  const lines = shown.flatMap(id => products.get(id) ?? []);
  const title = lines[0]?.title ?? group.id;
  const [best] = group.pairs;
  const titleOf = (id: string | undefined) => products.get(id ?? '')?.title ?? '';
  const marks = highlightTitles(titleOf(best?.products[0]), titleOf(best?.products[1]));
  const partsOf = (id: string) => {
    if (id === best?.products[0]) return marks.first;
    return id === best?.products[1] ? marks.second : null;
  };
  return (
    <Paper
      ref={cardRef}
      tabIndex={-1}
      variant="outlined"
      component="article"
      aria-label={title}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <VerdictMark verdict={group.verdict} score={group.score} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
            {lines.map(product => (
              <ProductLine key={product.id} product={product} parts={partsOf(product.id)} />
            ))}
          </Box>
          {best && <ReasonList reasons={best.reasons} />}
          <ClaimMark target={duplicatesTarget(shown)} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {group.pairs.some(pair => pair.acrossBusinesses) && translate('merge.queue.across')}
            {group.products.length > MERGE_SIZE.most &&
              ` ${translate('merge.queue.tooMany', {
                count: group.products.length,
                most: MERGE_SIZE.most,
              })}`}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            width: { xs: '100%', sm: 'auto' },
            '& > *': { flexGrow: 1, px: 1.5 },
          }}
        >
          <Button
            variant="contained"
            aria-keyshortcuts={ariaKeys('resolve')}
            onClick={() => onReview(shown)}
            aria-label={translate('merge.queue.reviewLabel', { title })}
          >
            {translate('merge.queue.review')}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            disabled={busy}
            aria-keyshortcuts={ariaKeys('dismiss')}
            onClick={onDismiss}
            aria-label={translate('merge.queue.dismissLabel', { title })}
          >
            {translate('merge.queue.dismiss')}
          </Button>
        </Box>
      </Box>
    </Paper>
  );
};
