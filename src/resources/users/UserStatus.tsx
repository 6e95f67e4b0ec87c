import { useTranslate } from 'ra-core';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { CatalogueUser } from '@/domain/schemas/user.ts';

/** A user's status in a word. */
export const UserStatus = ({ user }: { user: Pick<CatalogueUser, 'status'> }) => (
  <StatusChip
    label={useTranslate()(`users.status.${user.status}`)}
    tone={user.status === 'active' ? 'good' : 'bad'}
  />
);
