import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { BUSINESS_ACTIONS, type BusinessAction } from '@/domain/administration/businessActions.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { BusinessActionDialog } from './BusinessActionDialog.tsx';

/** What can be done with the selected businesses; applicants somebody else is looking at are left to them. */
export const BusinessBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<Business>('business');
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ action: BusinessAction; businesses: Business[] } | null>(
    null,
  );
  const ask = async (action: BusinessAction) => {
    const businesses = await read();
    if (businesses) setAsked({ action, businesses });
  };
  return (
    <>
      {BUSINESS_ACTIONS.map(action => (
        <Button
          key={action}
          color={action === 'delete' ? 'error' : 'inherit'}
          onClick={() => ask(action)}
        >
          {translate(`business.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <BusinessActionDialog
          {...asked}
          leavesTaken
          onClose={() => setAsked(null)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
};
