import { useTranslate } from 'ra-core';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import {
  type BusinessAction,
  businessActionChanges,
} from '@/domain/administration/businessActions.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Does something to one business, or to many. */
export const useBusinessAction = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const bulkChange = useBulkChange();
  const followBusiness = useFollowBusiness();
  const translate = useTranslate();
  const changesOf = (business: Business, action: BusinessAction, reason: string) =>
    businessActionChanges(business, action, { actorId: actor.uid, at: new Date(), reason });

  const one = async (business: Business, action: BusinessAction, reason: string) => {
    const outcome = await commit({
      asked: [business.id, reason],
      writes: () => {
        const changes = changesOf(business, action, reason) ?? {};
        return auditedUpdates('business', [{ record: business, changes }], {
          auditId: dataProvider.newId('audit'),
          actor,
          action,
          source: 'form',
          reason,
          label: business.businessName,
        });
      },
      done: `business.done.${action}`,
      messageArgs: { smart_count: 1, name: business.businessName },
    });
    if (outcome === 'done') void followBusiness([business.id], 'standing', reason);
    return outcome;
  };

  const many = (businesses: readonly Business[], action: BusinessAction, reason: string) =>
    bulkChange<Business>({
      title: translate(`business.task.${action}`),
      resource: 'business',
      records: businesses,
      changesOf: business => changesOf(business, action, reason),
      action,
      reason,
      onSettled: changed =>
        void followBusiness(
          changed.map(({ id }) => id),
          'standing',
          reason,
        ),
      done: changed =>
        translate(`business.done.${action}`, {
          smart_count: changed.length,
          name: changed[0]?.businessName,
        }),
    });
  return { one, many, busy };
};
