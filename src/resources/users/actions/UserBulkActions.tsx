import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { USER_ACTIONS, type UserAction } from '@/domain/administration/userActions.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { UserActionDialog } from './UserActionDialog.tsx';

/** What can be done with the selected users. */
export const UserBulkActions = () => {
  const { onUnselectItems } = useListContext();
  const read = useSelectedRecords<CatalogueUser>('users');
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ action: UserAction; users: CatalogueUser[] } | null>(null);
  const ask = async (action: UserAction) => {
    const users = await read();
    if (users) setAsked({ action, users });
  };
  return (
    <>
      {USER_ACTIONS.map(action => (
        <Button
          key={action}
          color={action === 'block' ? 'error' : 'inherit'}
          onClick={() => ask(action)}
        >
          {translate(`users.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <UserActionDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
};
