import type { Product } from '../schemas/product.ts';
import type { AnalyticsReport } from './aggregate.ts';
import { dayCount, dayOf } from './days.ts';
import { type Readiness, readinessOf } from './readiness.ts';

/** Fewer days in the catalogue than these say nothing of a product. */
export const NEW_DAYS = 14;

/** One view in as many days is next to none. */
const DAYS_FOR_A_VIEW = 10;

/** What is kept of a product that was read to find those that nobody sees. */
export interface CatalogueProduct {
  id: string;
  title: string;
  businessName: string;
  sku: string;
  /** The UTC day on which it came into the catalogue. */
  since: string;
  readiness: Readiness;
}

/** Since when a product was not viewed, as far as the days that were read tell. */
type Unviewed =
  | { last: string }
  /** Not since it came. */
  | { never: true }
  /** Not since the first day that was read; longer ago is not known. */
  | { notSince: string };

/** An active product that nobody sees, or next to nobody. */
export interface UnseenProduct extends CatalogueProduct {
  /** Days in the catalogue, up to the end of the period. */
  days: number;
  views: number;
  unviewed: Unviewed;
}

/** Products that nobody sees, and those that are too new to say so. */
export interface UnseenProducts {
  unseen: UnseenProduct[];
  fresh: UnseenProduct[];
}

/** What is kept of a product. */
export const catalogueProduct = (product: Product): CatalogueProduct => ({
  id: product.id,
  title: product.title,
  businessName: product.businessName,
  sku: product.sku,
  since: dayOf(product.createdAt),
  readiness: readinessOf(product),
});

const lastOf = ({ unviewed }: UnseenProduct) => ('last' in unviewed ? unviewed.last : '');

/**
 * The active products with at most one view in ten days of the period that they were there for, the
 * least viewed and longest unseen first. Who came after the period is in neither list.
 * @param before the period before, where it was read: it tells of views longer ago.
 */
export const unseenProducts = (
  catalogue: readonly CatalogueProduct[],
  report: Pick<AnalyticsReport, 'range' | 'products' | 'seen'>,
  before: Pick<AnalyticsReport, 'range' | 'seen'> | null,
): UnseenProducts => {
  const { range } = report;
  const first = before?.range.from ?? range.from;
  const views = new Map(report.products.map(({ id, activity }) => [id, activity.views]));
  const found = catalogue.flatMap((product): UnseenProduct[] => {
    const { id, since } = product;
    const days = dayCount(since, range.to);
    if (days < 1) return [];
    const seen = views.get(id) ?? 0;
    const inPeriod = Math.min(days, dayCount(range.from, range.to));
    if (seen > inPeriod / DAYS_FOR_A_VIEW) return [];
    const last = report.seen.lastViewed.get(id) ?? before?.seen.lastViewed.get(id);
    const unviewed = last
      ? { last }
      : since >= first
        ? { never: true as const }
        : { notSince: first };
    return [{ ...product, days, views: seen, unviewed }];
  });
  const sorted = found.sort(
    (a, b) =>
      a.views - b.views ||
      lastOf(a).localeCompare(lastOf(b)) ||
      b.days - a.days ||
      (a.id < b.id ? -1 : 1),
  );
  return {
    unseen: sorted.filter(({ days }) => days >= NEW_DAYS),
    fresh: sorted.filter(({ days }) => days < NEW_DAYS),
  };
};
