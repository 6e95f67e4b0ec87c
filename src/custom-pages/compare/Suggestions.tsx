import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { MOST_SIMILAR, type SimilarProduct } from '@/domain/compare/suggestSimilar.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** Pixels of each that may come: the table below stays where it is. */
const PLACES = Array.from({ length: MOST_SIMILAR }, () => 69);

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

/** Products worth comparing with, and why; one click takes one in. */
export const Suggestions = (props: {
  suggestions: readonly SimilarProduct<Product>[];
  loading: boolean;
  onPick: (product: Product) => void;
}) => {
  const { suggestions, loading, onPick } = props;
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('compare.suggestions')}
      sx={{ mb: 3, '@media print': { display: 'none' } }}
    >
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {translate('compare.suggestions')}
      </Typography>
      {!loading && suggestions.length === 0 && (
        <Typography variant="body2" color="textSecondary" role="status">
          {translate('compare.noSuggestions')}
        </Typography>
      )}
      {loading && <LoadingSkeleton variant="rounded" height={PLACES} columns={COLUMNS} />}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: COLUMNS }}>
        {suggestions.map(({ product, reasons }) => (
          <Button
            key={product.id}
            variant="outlined"
            color="inherit"
            onClick={() => onPick(product)}
            startIcon={
              <Thumbnail
                address={product.images[0]?.thumbnailUrl ?? product.images[0]?.url}
                alt=""
              />
            }
            endIcon={<Add />}
            sx={{
              justifyContent: 'flex-start',
              textAlign: 'left',
              whiteSpace: 'normal',
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {product.title}
              <Typography
                variant="body2"
                color="textSecondary"
                component="span"
                sx={{ display: 'block' }}
              >
                {reasons.map(reason => translate(`compare.suggest.${reason}`)).join(', ')}
              </Typography>
            </Box>
          </Button>
        ))}
      </Box>
    </Box>
  );
};
