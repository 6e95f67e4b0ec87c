import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  businessesOf,
  type DeletedProduct,
  deletedProducts,
  restorability,
  restorableUntil,
} from '@/domain/administration/restoreDeleted.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useDateFormat } from '../format/useFormat.ts';
import { useErrorText } from '../states/useErrorText.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

/** Brings deleted products back from the entry of their deletion, after showing which. */
export const RestoreDeleted = ({ entry }: { entry: AuditEntry }) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const format = useDateFormat();
  const [products, setProducts] = useState<DeletedProduct[] | null>(null);
  const [reading, setReading] = useState(false);
  const answer = restorability(entry, actor, new Date());
  if (answer === 'no') return null;
  if (answer !== 'yes')
    return (
      <Alert role="note" severity="info">
        {translate(`restoreDeleted.${answer}`)}
      </Alert>
    );
  const open = async () => {
    setReading(true);
    try {
      const [existing, businesses] = await Promise.all([
        dataProvider.getMany<Product>('products', { ids: entry.records }),
        dataProvider.getMany<Business>('business', { ids: businessesOf(entry) }),
      ]);
      setProducts(
        deletedProducts(
          entry,
          {
            existing: new Set(existing.data.map(({ id }) => id)),
            businesses: new Map(businesses.data.map(business => [business.id, business])),
          },
          actor,
        ),
      );
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button variant="contained" loading={reading} onClick={open}>
        {translate('restoreDeleted.button')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {translate('restoreDeleted.until', { day: format(restorableUntil(entry), 'day') })}
      </Typography>
      {products && (
        <RestoreDialog entry={entry} products={products} onClose={() => setProducts(null)} />
      )}
    </>
  );
};
