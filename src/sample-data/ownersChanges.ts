import type { AuditEntry, FieldChange } from '@/domain/schemas/audit.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { businessEmail } from './businesses.ts';
import { DAY } from './clock.ts';

/** Changes of the last half year are told; the newest two days are left to whoever tries the console. */
const FROM_DAYS_AGO = 180;
const TO_DAYS_AGO = 2;

const entry = (
  given: Pick<AuditEntry, 'id' | 'at' | 'action' | 'records' | 'label' | 'changes' | 'source'> & {
    businessId: string;
    reason?: string;
  },
): AuditEntry => ({
  resource: 'products',
  actorId: given.businessId,
  actorEmail: businessEmail(given.businessId),
  actorRole: 'owner',
  reverts: null,
  fields: [...new Set(Object.values(given.changes).flatMap(list => list.map(one => one.field)))],
  ...given,
  reason: given.reason ?? '',
});

/** What the last change of a product was: it left the catalogue, or every other time its price. */
const lastChange = ({ status, price, version }: Product): FieldChange | null => {
  if (status === 'archived') return { field: 'status', from: 'active', to: status };
  if (status !== 'active' || price === null || version % 2 === 0) return null;
  return { field: 'price', from: Math.round(price * (version > 3 ? 1.15 : 0.92)), to: price };
};

const ofProduct = (product: Product, since: Date, until: Date): AuditEntry[] => {
  const { id, businessId, title, updatedAt, currency, hiddenWithBusiness } = product;
  if (product.version < 2 || product.source !== null || hiddenWithBusiness) return [];
  const change = updatedAt >= since && updatedAt < until ? lastChange(product) : null;
  if (!change || product.updatedBy !== businessId) return [];
  return [
    {
      ...entry({
        id: `a-product-${id}`,
        at: updatedAt,
        action: change.field === 'status' ? 'archive' : 'update',
        records: [id],
        label: title,
        businessId,
        changes: { [id]: [change] },
        source: 'form',
      }),
      ...(change.field === 'price' && { currency }),
    },
  ];
};

const ofImport = (run: ImportRun, products: readonly Product[]): AuditEntry[] => {
  const records = products.flatMap(({ id, source }) => (source?.runId === run.id ? id : []));
  const label = products.find(({ businessId }) => businessId === run.businessId)?.businessName;
  if (records.length === 0) return [];
  return [
    entry({
      id: `a-import-${run.id}`,
      at: run.finishedAt ?? run.startedAt,
      action: 'import',
      records: records.slice(0, 200),
      label: label ?? '',
      businessId: run.businessId,
      changes: {},
      reason: `${run.platform}: ${run.shop}`,
      source: 'import',
    }),
  ];
};

/**
 * The audit entries behind what the owners of the sample data did: imports, prices, archived products.
 * Of one owner, or of `everybody`.
 */
export const ownersChanges = (context: {
  products: readonly Product[];
  imports: readonly ImportRun[];
  now: Date;
  everybody: boolean;
}): AuditEntry[] => {
  const before = (days: number) => new Date(context.now.getTime() - days * DAY);
  return [
    ...context.imports.flatMap(run => ofImport(run, context.products)),
    ...context.products
      .filter(({ businessId }) => context.everybody || businessId === 'owner')
      .flatMap(product => ofProduct(product, before(FROM_DAYS_AGO), before(TO_DAYS_AGO))),
  ];
};
