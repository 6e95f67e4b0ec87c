import type { ShopFacts } from '@/domain/administration/shopHealth.ts';
import { addDays } from '@/domain/analytics/days.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { PRODUCT_GAPS, type Product, type ProductGap } from '@/domain/schemas/product.ts';
import type { SignIn } from '@/domain/schemas/signIn.ts';
import { readOrNull } from '@/providers/readOrNull.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { readNewestDay, readRollUps } from '../figures/useRollUps.ts';

/** Days of figures that are set beside as many before. */
const DAYS = 7;

type Reader = Pick<BackOfficeDataProvider, 'count' | 'getList' | 'getOne'>;

const newest = async <T extends { id: string }>(
  dataProvider: Reader,
  resource: 'imports' | 'audit' | 'products',
  filter: Record<string, unknown>,
  field: string,
): Promise<T | null> => {
  const { data } = await dataProvider.getList<T>(resource, {
    filter,
    sort: { field, order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
    meta: { total: 'none' },
  });
  return data[0] ?? null;
};

/** The platform's newest day says which week is meant: a shop that nobody visits has no days of its own. */
const readViews = async (dataProvider: Reader, businessId: string): Promise<ShopFacts['views']> => {
  const to = await readNewestDay(dataProvider, { businessId: null });
  if (to === null) return null;
  const days = await readRollUps(
    dataProvider,
    { businessId },
    { from: addDays(to, 1 - 2 * DAYS), to },
  );
  const first = addDays(to, 1 - DAYS);
  const views = { now: 0, before: 0 };
  for (const day of days) views[day.day >= first ? 'now' : 'before'] += day.views;
  return views;
};

/** When the owner was last at work, as far as the newest records tell. */
const lastByOwner = (
  businessId: string,
  change: AuditEntry | null,
  run: ImportRun | null,
  product: Product | null,
): Date | null => {
  const times = [
    ...(change ? [change.at] : []),
    ...(run?.createdBy === businessId ? [run.startedAt] : []),
    ...(product?.createdBy === businessId ? [product.createdAt] : []),
    ...(product?.updatedBy === businessId ? [product.updatedAt] : []),
  ];
  return times.reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);
};

/**
 * Reads how a shop is doing: ten counts, at most 15 days of figures, the newest import, the product changed
 * last, the owner's newest change, and when they were last in the console. At most 36 reads for a shop of up to a thousand products, whatever the platform's size; each count
 * of more than a thousand costs one more for each thousand.
 */
export const readShopFacts = async (
  dataProvider: Reader,
  businessId: string,
): Promise<ShopFacts> => {
  const products = (filter: Record<string, unknown>) =>
    dataProvider.count('products', { filter: { businessId, ...filter } });
  const lacking = async (gap: ProductGap) =>
    [gap, await products({ status: 'active', gaps_contains: gap })] as const;
  const [
    active,
    drafts,
    gaps,
    openReports,
    waitingRequests,
    lastImport,
    change,
    product,
    views,
    here,
  ] = await Promise.all([
    products({ status: 'active' }),
    products({ status: 'draft' }),
    Promise.all(PRODUCT_GAPS.map(lacking)),
    dataProvider.count('reports', { filter: { businessId, status: ['open', 'inReview'] } }),
    dataProvider.count('requests', { filter: { businessId, status: 'submitted' } }),
    newest<ImportRun>(dataProvider, 'imports', { businessId }, 'startedAt'),
    newest<AuditEntry>(dataProvider, 'audit', { businessId, actorId: businessId }, 'at'),
    newest<Product>(dataProvider, 'products', { businessId }, 'updatedAt'),
    readViews(dataProvider, businessId),
    readOrNull<SignIn>(dataProvider, 'signIns', { id: businessId }),
  ]);
  const none = { image: 0, price: 0, description: 0, category: 0, sku: 0, stock: 0 };
  return {
    ...{ active, drafts, openReports, waitingRequests, lastImport, views },
    lacking: { ...none, ...Object.fromEntries(gaps) },
    lastChangeAt: lastByOwner(businessId, change, lastImport, product),
    lastHereAt: here?.at ?? null,
  };
};
