import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { isUnreachable } from '@/domain/errors.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { renameProducts } from '@/providers/renameProducts.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { startTask } from '../progress/taskStore.ts';

/** Lets a business's products show its new name, on the progress surface; it can be resumed. */
export const useRenameProducts = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const errorText = useErrorText();
  return useCallback(
    async (business: { id: string; businessName: string }) => {
      const filter = { businessId: business.id };
      const total = await dataProvider.count('products', { filter }).catch(() => undefined);
      if (total === 0) return;
      const start = () => {
        startTask({
          title: translate('business.rename.task', { name: business.businessName }),
          total,
          run: async task => {
            const resume = () => {
              task.note(translate('business.rename.left'));
              task.offer({ label: translate('business.rename.resume'), run: start });
            };
            try {
              const { changed, failed, complete } = await renameProducts(
                dataProvider,
                actor,
                business,
                { signal: task.signal, onProgress: task.progress },
              );
              for (const { name, error } of failed)
                task.fail({ item: name, message: errorText(error).sentence });
              if (complete && failed.length === 0)
                task.note(translate('business.rename.done', { smart_count: changed }));
              else resume();
            } catch (error) {
              if (!isUnreachable(error)) throw error;
              resume();
            } finally {
              await queryClient.invalidateQueries();
            }
          },
        });
      };
      start();
    },
    [actor, dataProvider, queryClient, translate, errorText],
  );
};
