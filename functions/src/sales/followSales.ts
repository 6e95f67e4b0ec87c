import type { Did } from '../../../src/domain/functions/did.ts';
import {
  equals,
  type FunctionStore,
  pagesOf,
  type Stamp,
  type StoredDocument,
} from '../../../src/domain/functions/functionStore.ts';
import { readRecord } from '../../../src/domain/readRecord.ts';
import { carryOutSale, type SaleStore } from '../../../src/domain/sales/carryOutSale.ts';
import { dueSales, saleDue } from '../../../src/domain/sales/saleDue.ts';
import { startedBy, startOf } from '../../../src/domain/sales/startedBy.ts';
import { type AuditEntry, auditEntrySchema } from '../../../src/domain/schemas/audit.ts';
import {
  OPEN_SALE_STATUSES,
  type PlannedSale,
  plannedSaleSchema,
} from '../../../src/domain/schemas/plannedSale.ts';
import { productSchema } from '../../../src/domain/schemas/product.ts';
import { SCHEDULE } from '../run/schedule.ts';
import { held } from '../store/held.ts';

/** Entries of one page: each tells of up to a hundred products. */
const ENTRIES = 10;

/** A sale's way to the database: what it read last holds what it writes. */
const saleStore = (
  store: FunctionStore,
  stamps: Map<string, Stamp>,
  clock: () => Date,
): SaleStore => {
  const keep = ({ collection, data, stamp }: StoredDocument) =>
    stamps.set(`${collection}/${data.id}`, stamp);
  return {
    actor: SCHEDULE,
    sale: async id => {
      const stored = await store.get('sales', id);
      if (stored) keep(stored);
      return plannedSaleSchema.safeParse(stored?.data).data ?? null;
    },
    products: async ids => {
      const stored = await store.getAll('products', ids);
      stored.forEach(keep);
      return stored.flatMap(({ data }) => {
        // A field that it is older than is empty, and keeps nobody's sale from starting.
        const { record, problems } = readRecord(productSchema, data);
        return problems.length === 0 ? (productSchema.safeParse(record).data ?? []) : [];
      });
    },
    start: async sale => {
      const entries: AuditEntry[] = [];
      const where = Object.entries(startOf(sale)).map(([field, value]) => equals(field, value));
      for await (const page of pagesOf(store, { collection: 'audit', where }, ENTRIES))
        for (const { data } of page) {
          const entry = auditEntrySchema.safeParse(data);
          if (entry.success) entries.push(entry.data);
        }
      return startedBy(entries);
    },
    newAuditId: () => `sale-${clock().getTime()}-${crypto.randomUUID()}`,
    commit: async writes => {
      const stamp = await store.commit(
        writes.map(write => held(write, stamps.get(`${write.collection}/${write.id}`))),
      );
      for (const { collection, id } of writes) stamps.set(`${collection}/${id}`, stamp);
    },
  };
};

/**
 * Takes sales through their schedule: products get their prices at the start and get them back at the end, each
 * commit with its entry in the audit trail. What somebody writes meanwhile is left for the next time.
 * @throws the first failure, once the other sales have had their turn.
 */
export const followSales = async (store: FunctionStore, clock: () => Date): Promise<Did> => {
  const did: Record<string, number> = {};
  const open = { field: 'status', op: 'in' as const, value: [...OPEN_SALE_STATUSES] };
  const sales: PlannedSale[] = [];
  const stamps = new Map<string, Stamp>();
  const failures: unknown[] = [];
  for await (const page of pagesOf(store, { collection: 'sales', where: [open] }))
    for (const { data, stamp } of page) {
      const sale = plannedSaleSchema.safeParse(data);
      if (!sale.success) continue;
      sales.push(sale.data);
      stamps.set(`sales/${sale.data.id}`, stamp);
    }
  for (const sale of dueSales(sales, clock())) {
    const name = saleDue(sale, clock()) === 'end' ? 'salesEnded' : 'salesStarted';
    let steps = 0;
    try {
      await carryOutSale(sale, clock, saleStore(store, stamps, clock), () => {
        steps += 1;
      });
    } catch (error) {
      failures.push(error);
    }
    if (steps > 0) did[name] = (did[name] ?? 0) + 1;
  }
  if (failures.length > 0) throw failures[0];
  return did;
};
