import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { SaleMark } from '@/components/sales/SaleMark.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { useListScope } from './useListScope.ts';

/** A product's picture, title, brand and planned sale; the title leads to its page. */
export const ProductName = ({ product, href }: { product: Product; href: string }) => {
  const { businessId } = useListScope();
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
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          {product.brand && (
            <Typography variant="caption" color="textSecondary" noWrap>
              {product.brand}
            </Typography>
          )}
          <SaleMark product={product} businessId={businessId} />
        </Box>
      </Box>
    </Box>
  );
};
