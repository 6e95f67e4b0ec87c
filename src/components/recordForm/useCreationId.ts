import { useCallback, useRef } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/**
 * The id of what a form creates. The same content has the same id at every try: where an answer was lost, or comes when
 * the network returns, it is not created a second time. What was changed in between is a record of its own.
 */
export const useCreationId = (resource: ResourceName) => {
  const { dataProvider } = useServices();
  const last = useRef<{ content: string; id: string }>(null);
  return useCallback(
    (values: unknown): string => {
      const content = JSON.stringify(values);
      if (last.current?.content !== content)
        last.current = { content, id: dataProvider.newId(resource) };
      return last.current.id;
    },
    [dataProvider, resource],
  );
};
