import type { Actor } from '../access/roles.ts';
import { auditedUpdates, type RecordUpdate, recordUpdate } from '../audit.ts';
import { recordName } from '../recordName.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { PlannedSale } from '../schemas/plannedSale.ts';
import type { Product } from '../schemas/product.ts';
import type { Write } from '../write.ts';
import { endChanges, startChanges } from './saleChanges.ts';
import { reached } from './saleDue.ts';

/** What the trail tells of the start of a sale, by product. */
export type SaleStart = ReadonlyMap<string, readonly FieldChange[]>;

/** One commit of a sale, and the sale as it leaves it. */
export interface SaleStep {
  writes: Write[];
  sale: PlannedSale;
}

/** Who takes a step, and the id of its entry in the audit trail. */
export interface StepContext {
  actor: Actor;
  auditId: string;
}

/** The products of a sale that its next step is about: of its start all, of its end those that it changed. */
export const nextOfStart = (sale: PlannedSale, size: number): string[] => {
  const from = reached(sale.started);
  return sale.productIds.slice(from, from + size);
};

const changedOnes = (sale: PlannedSale, start: SaleStart) =>
  sale.productIds.filter(id => start.has(id)).slice(0, sale.started.changed);

/** @see nextOfStart */
export const nextOfEnd = (sale: PlannedSale, start: SaleStart, size: number): string[] => {
  const from = reached(sale.ended);
  return changedOnes(sale, start).slice(from, from + size);
};

type Action = 'startSale' | 'endSale';

const stepOf = (
  sale: PlannedSale,
  counts: Partial<PlannedSale>,
  updates: readonly RecordUpdate[],
  { actor, auditId, action }: StepContext & { action: Action },
): SaleStep => {
  const [first] = updates;
  const label = updates.length === 1 && first ? recordName('products', first.record) : '';
  // Only the entries of the start are looked for by the sale.
  const batchId = action === 'startSale' ? { batchId: sale.id } : {};
  const entry = { auditId, actor, action, label, reason: sale.name, ...batchId };
  return {
    writes: [
      ...auditedUpdates('products', updates, { ...entry, source: 'bulk' }),
      recordUpdate('sales', sale, counts, { uid: actor.uid }),
    ],
    sale: { ...sale, ...counts, version: sale.version + 1 },
  };
};

/**
 * The next part of a sale's start: the products `ids`, as they are stored now, get their prices. One that
 * is missing or cannot be in the sale is left. All of it is refused where the sale went on meanwhile.
 */
export const startStep = (
  sale: PlannedSale,
  ids: readonly string[],
  products: ReadonlyMap<string, Product>,
  context: StepContext,
): SaleStep => {
  const updates = ids.flatMap(id => {
    const record = products.get(id);
    const changes = record && startChanges(record, sale);
    return record && changes ? [{ record, changes }] : [];
  });
  const started = {
    changed: sale.started.changed + updates.length,
    left: sale.started.left + ids.length - updates.length,
  };
  return stepOf(sale, { status: 'running', started }, updates, { ...context, action: 'startSale' });
};

/**
 * The next part of a sale's end: the products `ids` get their prices back. A product one of whose prices
 * somebody changed, or that is gone, counts as left. With the last one the sale has ended.
 */
export const endStep = (
  sale: PlannedSale,
  start: SaleStart,
  ids: readonly string[],
  products: ReadonlyMap<string, Product>,
  context: StepContext,
): SaleStep => {
  const updates: RecordUpdate[] = [];
  let { changed, left } = sale.ended;
  for (const id of ids) {
    const record = products.get(id);
    const back = record && endChanges(record, start.get(id) ?? [], sale);
    if (back?.isWhole) changed += 1;
    else left += 1;
    if (record && back) updates.push({ record, changes: back.fields });
  }
  const isLast = changed + left >= changedOnes(sale, start).length;
  // Those that the trail does not tell of any more are left, too.
  const counts = isLast
    ? ({ status: 'ended', ended: { changed, left: sale.started.changed - changed } } as const)
    : { ended: { changed, left } };
  return stepOf(sale, counts, updates, { ...context, action: 'endSale' });
};
