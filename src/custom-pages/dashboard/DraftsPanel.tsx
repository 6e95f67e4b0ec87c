import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { readinessOf } from '@/domain/analytics/readiness.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { ReadinessMark } from './ReadinessMark.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import { useFirstRows } from './useFirstRows.ts';

/** The owner's latest drafts: how ready each is, and what to fix. */
export const DraftsPanel = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const { data, ...state } = useFirstRows<Product>(
    'products',
    { businessId, status: 'draft' },
    { field: 'updatedAt', order: 'DESC' },
  );
  const rows = data?.map(product => {
    const { score, fixes } = readinessOf(product);
    const toFix = fixes.map(({ lack, points }) => translate(`dashboard.fix.${lack}`, { points }));
    return {
      id: product.id,
      title: product.title,
      to: paths.editProduct('owner', product.id, businessId),
      detail: toFix.length > 0 ? toFix.join(' · ') : translate('dashboard.ready'),
      aside: <ReadinessMark score={score} />,
    };
  });
  return (
    <RowsPanel
      title={translate('dashboard.readiness')}
      note={translate('dashboard.readinessNote')}
      rows={rows}
      state={state}
      empty={translate('dashboard.readinessDone')}
      actions={
        <Button component={Link} to={paths.channelReadiness()} size="small">
          {translate('dashboard.channels')}
        </Button>
      }
      all={listAddress(
        paths.allProducts(),
        { status: 'draft' },
        { field: 'updatedAt', order: 'DESC' },
      )}
    />
  );
};
