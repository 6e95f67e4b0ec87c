import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { saleOfProduct } from '@/domain/sales/openSales.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { indexedSales, useOpenSales } from './useOpenSales.ts';

/** The planned sale that a product is in or will be in, and until or from when; nothing where there is none. */
export const SaleMark = (props: {
  product: Product;
  /** Whose open sales are read: one read for a whole list. Null: everybody's. */
  businessId: string | null;
  /** Whether hours are told, and what the sale is called. */
  full?: boolean;
}) => {
  const { product, businessId, full = false } = props;
  const translate = useTranslate();
  const date = useDateFormat();
  const { data } = useOpenSales(businessId);
  const sale = data && saleOfProduct(product, indexedSales(data).get(product.id) ?? []);
  if (!sale) return null;
  const { status, startsAt, endsAt, name } = sale;
  const at = status === 'planned' ? startsAt : endsAt;
  const kind = status === 'planned' ? 'from' : at ? 'until' : 'endless';
  const text = translate(`products.planned.${kind}`, {
    date: at ? date(at, full ? 'time' : 'day') : '',
  });
  return (
    <Box
      component="span"
      title={name}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: full ? 'normal' : 'nowrap',
        typography: 'caption',
        color: status === 'planned' ? 'text.secondary' : 'success.main',
      }}
    >
      <LocalOffer aria-hidden sx={{ fontSize: 14 }} />
      {full ? `${text} · ${name}` : text}
    </Box>
  );
};
