import Archive from '@mui/icons-material/ArchiveOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '@/domain/schemas/product.ts';
import { ACTIVATE, ARCHIVE, useChangeProducts } from '../bulk/useChangeProducts.ts';

/** Archives an active product, activates any other; both can be undone. */
export const StatusButton = ({ product }: { product: Product }) => {
  const { run } = useChangeProducts();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const bulk = product.status === 'active' ? ARCHIVE : ACTIVATE;
  const change = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await run([product], { ...bulk, source: 'form' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      color="inherit"
      startIcon={bulk === ARCHIVE ? <Archive /> : <Publish />}
      loading={busy}
      onClick={change}
    >
      {translate(`products.action.${bulk.action}`)}
    </Button>
  );
};
