import type { Activity } from '../schemas/stats.ts';
import type { AnalyticsReport } from './aggregate.ts';

/** What a funnel is told apart by. */
export const FUNNEL_PARTS = ['product', 'category', 'source'] as const;

/** What a funnel is told apart by. */
export type FunnelPart = (typeof FUNNEL_PARTS)[number];

/** Reads `?funnel=category`; by product where it is none of them. */
export const readFunnelPart = (search: URLSearchParams): FunnelPart =>
  FUNNEL_PARTS.find(part => part === search.get('funnel')) ?? FUNNEL_PARTS[0];

/** The activity of each product, category or source, most viewed first. */
export const funnelParts = (
  { products, categories, sources }: Pick<AnalyticsReport, 'products' | 'categories' | 'sources'>,
  part: FunnelPart,
): readonly { key: string; activity: Activity }[] => {
  if (part === 'product') return products.map(({ id, activity }) => ({ key: id, activity }));
  return part === 'category' ? categories : sources.parts;
};
