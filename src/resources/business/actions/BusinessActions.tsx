import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  type BusinessAction,
  needsReason,
  possibleBusinessActions,
} from '@/domain/administration/businessActions.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { BusinessActionDialog } from './BusinessActionDialog.tsx';

/** What can be done to a business where it stands, as buttons. */
export const BusinessActions = ({ business }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const [action, setAction] = useState<BusinessAction | null>(null);
  return (
    <>
      {possibleBusinessActions(business, actor.uid).map(possible => (
        <Button
          key={possible}
          variant={needsReason(possible) ? 'outlined' : 'contained'}
          color={needsReason(possible) ? 'error' : 'primary'}
          onClick={() => setAction(possible)}
        >
          {translate(`business.action.${possible}`)}
        </Button>
      ))}
      {action && (
        <BusinessActionDialog
          action={action}
          businesses={[business]}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
};
