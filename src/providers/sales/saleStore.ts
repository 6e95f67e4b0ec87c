import type { Actor } from '@/domain/access/roles.ts';
import type { SaleStore } from '@/domain/sales/carryOutSale.ts';
import { startedBy, startOf } from '@/domain/sales/startedBy.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { OPEN_SALE_STATUSES, type PlannedSale } from '@/domain/schemas/plannedSale.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '../types.ts';

const ENDED = ['ended', 'cancelled'];

const salesFilter = (businessId: string | null, statuses: readonly string[]) => ({
  ...(businessId !== null && { businessId }),
  status_in: statuses,
});

/** Most open sales that are read. */
export const SALES_READ = 100;

/** Ended sales of a page: with all of its products one takes up to 645 kB. */
export const ENDED_SALES_PAGE = 10;

/** Entries of one page: each tells of up to a hundred products. */
const ENTRIES = 10;

/**
 * The sales that are planned or run, of a business or of all (null): a read for each of them, of no more
 * than `SALES_READ`.
 */
export const readOpenSales = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  businessId: string | null,
): Promise<PlannedSale[]> => {
  const { data } = await dataProvider.getList<PlannedSale>('sales', {
    filter: salesFilter(businessId, OPEN_SALE_STATUSES),
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: SALES_READ },
    meta: { total: 'none' },
  });
  return data;
};

/**
 * A page (from 1 on) of the sales that have ended or were cancelled, of a business or of all (null); those
 * that did last at first. `pageInfo` says whether there are more.
 */
export const readEndedSales = (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  businessId: string | null,
  page: number,
) =>
  dataProvider.getList<PlannedSale>('sales', {
    filter: salesFilter(businessId, ENDED),
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page, perPage: ENDED_SALES_PAGE },
    meta: { total: 'none' },
  });

/** What carrying out a sale asks of the back end, in the name of whoever is signed in. */
export const saleStore = (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream' | 'commit' | 'newId'>,
  actor: Actor,
): SaleStore => ({
  actor,
  sale: async id => {
    const { data } = await dataProvider.getMany<PlannedSale>('sales', { ids: [id] });
    return data[0] ?? null;
  },
  products: async ids => (await dataProvider.getMany<Product>('products', { ids: [...ids] })).data,
  start: async sale => {
    const entries: AuditEntry[] = [];
    const pages = dataProvider.stream('audit', {
      filter: startOf(sale),
      sort: { field: 'id', order: 'ASC' },
      pageSize: ENTRIES,
    });
    for await (const page of pages) entries.push(...page);
    return startedBy(entries);
  },
  newAuditId: () => dataProvider.newId('audit'),
  commit: writes => dataProvider.commit(writes),
});
