import type { Actor } from '../access/roles.ts';
import { concernsAll } from '../errors.ts';
import type { PlannedSale } from '../schemas/plannedSale.ts';
import type { Product } from '../schemas/product.ts';
import type { Write } from '../write.ts';
import { saleDue } from './saleDue.ts';
import {
  endStep,
  nextOfEnd,
  nextOfStart,
  type SaleStart,
  type SaleStep,
  startStep,
} from './saleStep.ts';

/** Most products of one commit: leaves room for the entry of the audit trail. */
const MOST = 100;

/** What carrying out a sale asks of a back end. */
export interface SaleStore {
  actor: Actor;
  /** The sale as it is stored now; null where there is none. */
  sale: (id: string) => Promise<PlannedSale | null>;
  /** Those of the products that there are, as they are stored now. */
  products: (ids: readonly string[]) => Promise<readonly Product[]>;
  /** What the trail tells of the sale's start. */
  start: (sale: PlannedSale) => Promise<SaleStart>;
  newAuditId: () => string;
  /** Carries out all or nothing. @throws where a record is not as it was read. */
  commit: (writes: readonly Write[]) => Promise<void>;
}

/** The next step with `ids`, by what is known of them: what is missing is left. */
const stepWith = (
  sale: PlannedSale,
  start: SaleStart | null,
  ids: readonly string[],
  read: readonly Product[],
  { actor, newAuditId }: SaleStore,
): SaleStep => {
  const products = new Map(read.map(product => [product.id, product]));
  const context = { actor, auditId: newAuditId() };
  return start
    ? endStep(sale, start, ids, products, context)
    : startStep(sale, ids, products, context);
};

/**
 * Carries out what is due of a sale, in commits of up to 100 products with the sale's own counts: so each is
 * done once, whoever else is at it, and what was interrupted goes on where it stood. A commit that is
 * refused is halved; the one product that is refused by itself is left.
 * @param onStep is told the sale after each commit.
 * @returns the sale as it is then, or as somebody else left it meanwhile.
 * @throws what the store throws where nothing goes through.
 */
export const carryOutSale = async (
  first: PlannedSale,
  clock: () => Date,
  store: SaleStore,
  onStep: (sale: PlannedSale) => void = () => {},
): Promise<PlannedSale> => {
  let sale = first;
  let size = MOST;
  let start: SaleStart | null = null;
  for (let due = saleDue(sale, clock()); due !== null; due = saleDue(sale, clock())) {
    if (due === 'end') start ??= sale.started.changed > 0 ? await store.start(sale) : new Map();
    const of = due === 'end' ? start : null;
    const ids = of ? nextOfEnd(sale, of, size) : nextOfStart(sale, size);
    let step = stepWith(sale, of, ids, ids.length > 0 ? await store.products(ids) : [], store);
    try {
      await store.commit(step.writes);
      size = Math.min(MOST, size * 2);
    } catch (error) {
      if (concernsAll(error)) throw error;
      const stored = await store.sale(sale.id);
      if (stored?.version !== sale.version) return stored ?? sale;
      if (ids.length === 0) throw error;
      if (ids.length > 1) {
        size = Math.ceil(ids.length / 2);
        continue;
      }
      step = stepWith(sale, of, ids, [], store);
      await store.commit(step.writes);
    }
    sale = step.sale;
    onStep(sale);
  }
  return sale;
};
