import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Product } from '@/domain/schemas/product.ts';

/** A product's picture, title and brand; the title leads to its page. */
export const ProductName = ({ product, href }: { product: Product; href: string }) => {
  const [image] = product.images;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      <Thumbnail address={image?.thumbnailUrl ?? image?.url} alt="" />
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={href}
          color="inherit"
          sx={{
            fontWeight: 600,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {product.title || product.id}
        </MuiLink>
        {product.brand && (
          <Typography variant="caption" color="textSecondary" noWrap component="div">
            {product.brand}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
