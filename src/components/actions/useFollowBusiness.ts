import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { isPassing } from '@/domain/errors.ts';
import {
  type FollowedBusiness,
  type FollowedPart,
  followFilter,
  followOf,
} from '@/domain/product/followsBusiness.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { followBusiness } from '@/providers/followBusiness.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { startTask } from '../progress/taskStore.ts';

/**
 * Makes the products of businesses follow them, on the progress surface, each business as it is
 * stored by now; it can be resumed.
 */
export const useFollowBusiness = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();

  const followOne = useCallback(
    async (business: FollowedBusiness, part: FollowedPart, reason: string) => {
      const follow = followOf(part, business);
      const filter = followFilter(follow, business.id);
      const total = await dataProvider.count('products', { filter }).catch(() => undefined);
      if (total === 0) return;
      const words = `business.follow.${follow}`;
      const start = () => {
        startTask({
          title: translate(`${words}.task`, { name: business.businessName }),
          total,
          run: async task => {
            const resume = () => {
              task.note(translate(`${words}.left`));
              task.offer({ label: translate('business.follow.resume'), once: true, run: start });
            };
            try {
              const { changed, failed, complete } = await followBusiness(
                dataProvider,
                actor,
                business,
                { part, reason, signal: task.signal, onProgress: task.progress },
              );
              for (const { name, error } of failed)
                task.fail({ item: name, message: errorText(error).sentence });
              if (complete && failed.length === 0)
                task.note(translate(`${words}.done`, { smart_count: changed }));
              else resume();
            } catch (error) {
              if (!isPassing(error)) throw error;
              resume();
            } finally {
              void queryClient.invalidateQueries();
            }
          },
        });
      };
      start();
    },
    [actor, dataProvider, queryClient, translate, errorText],
  );

  return useCallback(
    async (ids: readonly string[], part: FollowedPart, reason = '') => {
      try {
        const { data } = await dataProvider.getMany<Business>('business', { ids: [...ids] });
        for (const business of data) await followOne(business, part, reason);
      } catch (error) {
        notify(errorText(error).sentence, { type: 'warning' });
      }
    },
    [dataProvider, followOne, notify, errorText],
  );
};
