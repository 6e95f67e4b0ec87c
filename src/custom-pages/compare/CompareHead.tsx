import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import type { WatchedProduct } from './useWatchedProducts.ts';

const Content = (props: { watched: WatchedProduct; onUseSurvivor: (survivor: string) => void }) => {
  const { watched, onUseSurvivor } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const messageOf = useErrorMessage();
  if (watched.state === 'loading') return <Skeleton width={140} height={56} />;
  if (watched.state === 'failed')
    return <Typography color="error">{messageOf(watched.error)}</Typography>;
  if (watched.state === 'gone')
    return (
      <Box role="status">
        <Typography sx={{ fontWeight: 600 }}>{translate('compare.gone')}</Typography>
        <Typography variant="body2" color="textSecondary">
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
        size={72}
      />
      <Link
        component={RouterLink}
        to={paths.viewProduct(actor.role, product.id)}
        color="textPrimary"
        sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
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

/** The head of a product's column: its picture and name, or what became of it. */
export const CompareHead = (props: {
  watched: WatchedProduct;
  onUseSurvivor: (survivor: string) => void;
  /** undefined where it cannot be removed. */
  onRemove?: () => void;
}) => {
  const { watched, onRemove } = props;
  const translate = useTranslate();
  const title = watched.state === 'there' ? watched.product.title : watched.id;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 1,
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
