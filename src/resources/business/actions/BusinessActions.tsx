import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import {
  type BusinessAction,
  needsReason,
  possibleBusinessActions,
} from '@/domain/administration/businessActions.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { BusinessActionDialog } from './BusinessActionDialog.tsx';

/** What the keys that decide do to a business that waits for it. */
const KEYS = { approve: 'resolve', reject: 'dismiss' } as const;

const shortcutOf = (action: BusinessAction) =>
  action === 'approve' || action === 'reject' ? KEYS[action] : null;

/** What can be done to a business where it stands, as buttons and, for applicants, by keys. */
export const BusinessActions = (props: {
  business: Business;
  onDecided: (byKey: boolean) => void;
}) => {
  const { business, onDecided } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const [action, setAction] = useState<BusinessAction | null>(null);
  const [byKey, setByKey] = useState(false);
  const possible = possibleBusinessActions(business, actor.uid);
  const applicant = business.isBusinessOwner === 'pending';
  const ask = (asked: BusinessAction, isKey: boolean) => {
    setAction(asked);
    setByKey(isKey);
  };
  useShortcut(KEYS.approve, () => ask('approve', true), {
    active: applicant && possible.includes('approve'),
  });
  useShortcut(KEYS.reject, () => ask('reject', true), {
    active: applicant && possible.includes('reject'),
  });
  const keysOf = (one: BusinessAction) => {
    const name = applicant && shortcutOf(one);
    return name ? ariaKeys(name) : undefined;
  };
  return (
    <>
      {possible.map(one => (
        <Button
          key={one}
          variant={needsReason(one) ? 'outlined' : 'contained'}
          color={needsReason(one) ? 'error' : 'primary'}
          aria-keyshortcuts={keysOf(one)}
          onClick={() => ask(one, false)}
        >
          {translate(`business.action.${one}`)}
        </Button>
      ))}
      {action && (
        <BusinessActionDialog
          action={action}
          businesses={[business]}
          onClose={() => setAction(null)}
          onDone={outcome => {
            if (outcome === 'done') onDecided(byKey);
          }}
        />
      )}
    </>
  );
};
