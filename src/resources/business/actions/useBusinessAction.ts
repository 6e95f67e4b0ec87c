import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useCommit } from '@/components/actions/useCommit.ts';
import { startTask } from '@/components/progress/taskStore.ts';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import {
  type BusinessAction,
  businessActionChanges,
} from '@/domain/administration/businessActions.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { changeRecords } from '@/providers/changeRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Does something to one business at once, or to many on the progress surface. */
export const useBusinessAction = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const messageOf = useErrorMessage();

  /** @returns whether it was done. */
  const one = useCallback(
    (business: Business, action: BusinessAction, reason: string) =>
      commit({
        writes: () => {
          const context = { actorId: actor.uid, at: new Date(), reason };
          const changes = businessActionChanges(business, action, context) ?? {};
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
      }),
    [actor, dataProvider, commit],
  );

  const many = useCallback(
    (businesses: readonly Business[], action: BusinessAction, reason: string) => {
      const byId = new Map(businesses.map(business => [business.id, business]));
      const nameOf = (id: string) => byId.get(id)?.businessName ?? id;
      startTask({
        title: translate(`business.confirm.${action}`, {
          smart_count: businesses.length,
          name: businesses[0]?.businessName,
        }).replace(/\?$/, ''),
        total: businesses.length,
        run: async task => {
          const outcome = await changeRecords(dataProvider, actor, {
            resource: 'business',
            records: businesses,
            changesOf: ({ id }) => {
              const business = byId.get(String(id));
              const context = { actorId: actor.uid, at: new Date(), reason };
              return (business && businessActionChanges(business, action, context)) ?? {};
            },
            action,
            source: 'bulk',
            reason,
            signal: task.signal,
            onProgress: task.progress,
          });
          for (const failed of outcome.failed) {
            const conflict = failed.status === 409;
            task.fail({
              item: nameOf(failed.id),
              message: conflict ? translate('common.action.conflict') : messageOf(failed),
            });
          }
          const done = outcome.changed.length;
          if (done > 0) {
            const name = nameOf(String(outcome.changed[0]?.after.id ?? ''));
            task.note(translate(`business.done.${action}`, { smart_count: done, name }));
          }
          if (outcome.left.length > 0) {
            const left = outcome.left.flatMap(id => byId.get(id) ?? []);
            const count = { smart_count: left.length };
            task.offer({
              label: translate('business.bulkResume', count),
              run: () => many(left, action, reason),
            });
            notify('business.bulkLeft', { type: 'warning', messageArgs: count });
          }
          await queryClient.invalidateQueries();
        },
      });
    },
    [actor, dataProvider, queryClient, notify, translate, messageOf],
  );
  return { one, many, busy };
};
