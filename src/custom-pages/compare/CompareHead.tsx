import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import type { WatchedProduct } from './useWatchedProducts.ts';

const Content = (props: { watched: WatchedProduct; onUseSurvivor: (survivor: string) => void }) => {
  const { watched, onUseSurvivor } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const errorText = useErrorText();
  if (watched.state === 'loading') return <LoadingSkeleton width={140} height={56} />;
  if (watched.state === 'failed')
    return (
      <Box role="alert">
        <Typography color="error">{errorText(watched.error).sentence}</Typography>
        <Button size="small" onClick={watched.retry}>
          {translate('common.retry')}
        </Button>
      </Box>
    );
  if (watched.state === 'gone')
    return (
      <Box role="status">
        {watched.title && (
          <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
            {watched.title}
          </Typography>
        )}
        <Typography sx={{ fontWeight: 600, fontSize: 'inherit' }}>
          {translate('compare.gone')}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 'inherit' }}>
          {translate('compare.goneHelp')}
        </Typography>
      </Box>
    );
  const { product } = watched;
  const { mergedInto } = product;
  return (
    <>
      <Thumbnail
        address={product.images[0]?.thumbnailUrl ?? product.images[0]?.url}
        alt=""
        size={48}
      />
      <Link
        component={RouterLink}
        to={paths.viewProduct(actor.role, product.id)}
        color="textPrimary"
        title={product.title}
        sx={{
          fontWeight: 650,
          // The heads stay in view on a small screen, so they must leave room there.
          '@media screen': {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: { xs: '3', sm: '4' },
            overflow: 'hidden',
          },
        }}
      >
        {product.title}
      </Link>
      {mergedInto && (
        <Box role="status">
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {translate('compare.merged')}
          </Typography>
          <Button size="small" onClick={() => onUseSurvivor(mergedInto)}>
            {translate('compare.useSurvivor')}
          </Button>
        </Box>
      )}
    </>
  );
};

const titleOf = (watched: WatchedProduct): string | undefined => {
  if (watched.state === 'there') return watched.product.title;
  return watched.state === 'gone' ? watched.title : undefined;
};

/** The head of a product's column: its picture and name, or what became of it. */
export const CompareHead = (props: {
  watched: WatchedProduct;
  onUseSurvivor: (survivor: string) => void;
  /** undefined where it cannot be removed. */
  onRemove?: () => void;
}) => {
  const { watched, onRemove } = props;
  const translate = useTranslate();
  const title = titleOf(watched) ?? watched.id;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 0.5,
        }}
      >
        <Content watched={watched} onUseSurvivor={props.onUseSurvivor} />
      </Box>
      {onRemove && (
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={translate('compare.remove', { title })}
          sx={{ '@media print': { display: 'none' } }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
