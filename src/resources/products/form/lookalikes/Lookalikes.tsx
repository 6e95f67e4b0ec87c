import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { useLookalikes } from './useLookalikes.ts';

/**
 * Says beside a field of a new product that it looks like one there is: to open it (in a tab of its
 * own, so that nothing typed is lost), or to go on.
 */
export const Lookalikes = (props: { businessId: string; by: 'title' | 'codes' }) => {
  const { businessId, by } = props;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { role } = useAuth().actor;
  const [title, sku, barcode] = useWatch<ProductFormValues, ['title', 'sku', 'barcode']>({
    name: ['title', 'sku', 'barcode'],
  });
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const found = useLookalikes(businessId, by, { title, sku, barcode });
  const shown = found.filter(({ id }) => !dismissed.has(id));
  return (
    <Box role="status" sx={shown.length === 0 ? { display: 'contents' } : undefined}>
      {shown.length > 0 && (
        <Alert
          severity="info"
          icon={false}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setDismissed(new Set([...dismissed, ...found.map(({ id }) => id)]))}
            >
              {translate('products.form.lookalike.goOn')}
            </Button>
          }
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { minWidth: 0, flex: '1 1 200px' } }}
        >
          <Typography variant="body2">
            {translate('products.form.lookalike.title', { smart_count: shown.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map(product => (
              <Box
                component="li"
                key={product.id}
                sx={{ display: 'flex', gap: 1.5, alignItems: 'center', pt: 1 }}
              >
                <Thumbnail
                  address={product.images[0]?.thumbnailUrl ?? product.images[0]?.url}
                  alt=""
                  size={36}
                />
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Link
                    href={paths.viewProduct(role, product.id)}
                    target="_blank"
                    rel="noopener"
                    aria-label={translate('products.form.lookalike.open', {
                      title: product.title,
                    })}
                  >
                    {product.title}
                  </Link>
                  <Typography variant="body2" color="textSecondary">
                    {[
                      product.sku,
                      product.price === null
                        ? translate('products.noPrice')
                        : money(product.price, product.currency),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};
