import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import { BUSINESS_ACTIONS, type BusinessAction } from '@/domain/administration/businessActions.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { BusinessActionDialog } from './BusinessActionDialog.tsx';

/** What can be done with the selected businesses. */
export const BusinessBulkActions = () => {
  const { selectedIds, data = [], onUnselectItems } = useListContext<Business>();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const [loading, setLoading] = useState<BusinessAction | null>(null);
  const [asked, setAsked] = useState<{ action: BusinessAction; businesses: Business[] } | null>(
    null,
  );
  const ask = async (action: BusinessAction) => {
    if (loading) return;
    setLoading(action);
    try {
      const shown = new Map(data.map(business => [business.id, business]));
      const others = selectedIds.map(String).filter(id => !shown.has(id));
      const read = others.length
        ? (await dataProvider.getMany<Business>('business', { ids: others })).data
        : [];
      for (const business of read) shown.set(business.id, business);
      const businesses = selectedIds.flatMap(id => shown.get(String(id)) ?? []);
      setAsked({ action, businesses });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setLoading(null);
    }
  };
  return (
    <>
      {BUSINESS_ACTIONS.map(action => (
        <Button
          key={action}
          color={action === 'delete' ? 'error' : 'inherit'}
          loading={loading === action}
          onClick={() => ask(action)}
        >
          {translate(`business.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <BusinessActionDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
};
