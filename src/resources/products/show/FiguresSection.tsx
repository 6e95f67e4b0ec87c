import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStore, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { Product } from '@/domain/schemas/product.ts';

const ProductFigures = lazyPart(() => import('./ProductFigures.tsx'));

/** Days of both periods, and the newest day. */
const READS = 61;

/**
 * A product's figures, for who wants them: they cost more reads than everything else on the page, so
 * that it is a choice, which holds for every product until it is taken back.
 */
export const FiguresSection = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const [isShown, setShown] = useStore('products.figures', false);
  return (
    <Panel
      title={translate('products.show.figures')}
      actions={
        <Button
          size="small"
          aria-expanded={isShown}
          onClick={({ detail }) => {
            // The second half of a double click would hide what was paid for a moment ago.
            if (detail < 2) setShown(!isShown);
          }}
        >
          {translate(isShown ? 'products.show.hideFigures' : 'products.show.showFigures')}
        </Button>
      }
    >
      {isShown ? (
        <Suspense fallback={<LoadingSkeleton variant="rounded" height={96} />}>
          <ProductFigures product={product} />
        </Suspense>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('products.show.figuresHelp', { reads: READS })}
        </Typography>
      )}
    </Panel>
  );
};
