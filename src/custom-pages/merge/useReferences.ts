import { useQueries } from '@tanstack/react-query';
import { can } from '@/domain/access/can.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { isSettled } from '@/domain/giveaways/giveawayStage.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** What points to a product. */
export interface References {
  reports: Report[];
  giveaways: Giveaway[];
}

/** Whether somebody sees, and so moves, what points to products. */
export const seesReferences = (actor: Actor): boolean =>
  can(actor, 'update', 'reports') && can(actor, 'update', 'giveaways');

/**
 * All reports and giveaways that point to a product and can be moved, one read each; none for those
 * who may not see them. What stays, as a giveaway that is settled does, goes on to point to the
 * product that was merged, which leads to the survivor.
 */
export const readReferences = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  actor: Actor,
  productId: string,
): Promise<References> => {
  const references: References = { reports: [], giveaways: [] };
  if (!seesReferences(actor)) return references;
  const sort = { field: 'id', order: 'ASC' } as const;
  const reports = dataProvider.stream('reports', {
    filter: { targetType: 'product', targetId: productId },
    sort,
  });
  for await (const page of reports) references.reports.push(...page);
  const giveaways = dataProvider.stream('giveaways', { filter: { productId }, sort });
  const now = new Date();
  for await (const page of giveaways)
    references.giveaways.push(...page.filter(one => !isSettled(one, now)));
  return references;
};

/** What points to the products that go; `references` is null while it is looked up. */
export const useReferences = (ids: readonly string[]) => {
  const { dataProvider } = useServices();
  const { actor } = useAuth();
  return useQueries({
    queries: ids.map(id => ({
      queryKey: ['products', 'references', id],
      queryFn: () => readReferences(dataProvider, actor, id),
    })),
    combine: results => {
      const found = results.flatMap(({ data }) => data ?? []);
      const complete = found.length === ids.length;
      return {
        references: complete
          ? {
              reports: found.flatMap(({ reports }) => reports),
              giveaways: found.flatMap(({ giveaways }) => giveaways),
            }
          : null,
        error: results.find(({ error }) => error)?.error ?? null,
      };
    },
  });
};
