import { z } from 'zod';
import { sameValue } from '../../src/domain/fieldChanges.ts';
import { costsOf } from '../../src/domain/product/productCosts.ts';
import { fromRestFields, toRestFields } from '../emulators/firestoreValues.ts';
import {
  type AmountChange,
  amountChange,
  amountChangeSchema,
  amountsOf,
  type Priced,
  pricedSchema,
  sameAmounts,
  withAmounts,
} from './amountChange.ts';
import { CONCERNED } from './browserDigits.ts';
import { firestoreRest, type MigrationTarget, PAGE, type StoredDocument } from './firestoreRest.ts';

/** Which products were stored with the browser's digits. */
export interface AmountSelection {
  /** Since when amounts are stored with ISO 4217's digits. */
  before: Date;
  /** One business alone. */
  businessId?: string | undefined;
  /** Some of the concerned currencies alone. */
  currencies?: readonly string[] | undefined;
}

/** What a dry run found; applying and undoing go by it. */
export const amountPlanSchema = z.object({
  changes: z.array(amountChangeSchema),
  /** Stored before, but changed since: somebody has to say whether their amounts are right. */
  editedSince: z.array(amountChangeSchema),
  /** Paths of products that are not what a product should be. */
  unreadable: z.array(z.string()),
});

/** What a dry run found. */
export type AmountPlan = z.infer<typeof amountPlanSchema>;

/** What became of a plan. */
export interface AmountReport {
  written: number;
  /** They are that way already. */
  done: number;
  /** Neither as before nor as after the change: somebody changed them since. Ids of products. */
  left: string[];
}

const timesSchema = z.object({ createdAt: z.date(), updatedAt: z.date(), version: z.int() });
const privateSchema = z.object({
  cost: z.int().min(0).nullable(),
  variantCosts: z.record(z.string(), z.int().min(0)).nullable().default(null),
  version: z.int(),
});

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

const services = (target: MigrationTarget) => {
  const rest = firestoreRest(target);
  const { root, found } = rest;
  const privatePlace = (id: string, businessId: string) =>
    `${root}/products/${id}/private/${businessId}`;
  /** Products with their private parts; those that are none are left out. */
  const priced = async (documents: readonly StoredDocument[]) => {
    const read = documents.flatMap(document => {
      const fields = fromRestFields(document.fields);
      const product = pricedSchema.safeParse(fields);
      const times = timesSchema.safeParse(fields);
      return product.success && times.success
        ? [{ document, id: idOf(document.name), product: product.data, times: times.data }]
        : [];
    });
    const places = read.map(({ id, product }) => privatePlace(id, product.businessId));
    const parts = await found(places);
    return read.map(({ document, id, product, times }) => {
      const part = parts.get(privatePlace(id, product.businessId));
      const details = privateSchema.safeParse(part ? fromRestFields(part.fields) : null);
      const all: Priced = { ...product, id, ...costsOf(details.data) };
      const secret = part && details.success ? { ...details.data, document: part } : null;
      return { document, product: all, times, secret };
    });
  };
  return { ...rest, priced };
};

/** What would change; writes nothing. @throws Error with the service's answer. */
export const planAmounts = async (
  target: MigrationTarget,
  { before, businessId, currencies = CONCERNED }: AmountSelection,
): Promise<AmountPlan> => {
  const { root, pages, priced } = services(target);
  const plan: AmountPlan = { changes: [], editedSince: [], unreadable: [] };
  const values = currencies.filter(code => CONCERNED.includes(code)).map(stringValue);
  if (values.length === 0) return plan;
  const query = {
    from: [{ collectionId: 'products' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'currency' },
        op: 'IN',
        value: { arrayValue: { values } },
      },
    },
  };
  for await (const documents of pages(query)) {
    const read = await priced(documents);
    const known = new Set(read.map(({ document }) => document.name));
    for (const { name } of documents)
      if (!known.has(name)) plan.unreadable.push(name.slice(root.length + 1));
    for (const { product, times } of read) {
      const change = amountChange(product);
      if (!change || times.createdAt >= before) continue;
      if (businessId !== undefined && product.businessId !== businessId) continue;
      (times.updatedAt < before ? plan.changes : plan.editedSince).push(change);
    }
  }
  return plan;
};

const stringValue = (text: string) => ({ stringValue: text });

/**
 * Writes what a plan says, or takes it back. Products that somebody changed since stay as they are;
 * it can be run again at any time, also after having been stopped.
 * @param way `to` applies the plan, `from` undoes it.
 * @throws Error with the service's answer.
 */
export const applyAmounts = async (
  target: MigrationTarget,
  { changes }: Pick<AmountPlan, 'changes'>,
  way: 'to' | 'from',
): Promise<AmountReport> => {
  const { root, found, commit, priced } = services(target);
  const report: AmountReport = { written: 0, done: 0, left: [] };
  const other = way === 'to' ? 'from' : 'to';
  for (let start = 0; start < changes.length; start += PAGE) {
    const part = changes.slice(start, start + PAGE);
    const documents = await found(part.map(({ id }) => `${root}/products/${id}`));
    const read = await priced([...documents.values()]);
    const byId = new Map(read.map(one => [one.product.id, one]));
    const writes = part.flatMap((change: AmountChange) => {
      const now = byId.get(change.id);
      const isSame = now?.product.currency === change.currency;
      if (now && isSame && sameAmounts(now.product, change[way])) {
        report.done++;
        return [];
      }
      if (!now || !isSame || !sameAmounts(amountsOf(now.product), change[other])) {
        report.left.push(change.id);
        return [];
      }
      report.written++;
      const { cost, variantCosts, base, ...fields } = withAmounts(now.product, change[way]);
      const costs = { cost, variantCosts };
      const { version } = now.times;
      return [
        {
          update: {
            name: now.document.name,
            fields: toRestFields({
              ...{ ...fields, version: version + 1, updatedAt: new Date() },
              ...(Object.keys(base).length > 0 ? { source: { base } } : {}),
            }),
          },
          updateMask: {
            fieldPaths: [
              ...['price', 'compareAtPrice', 'variants', 'version', 'updatedAt'],
              ...Object.keys(base).map(field => `source.base.${field}`),
            ],
          },
          currentDocument: { updateTime: now.document.updateTime },
        },
        ...(now.secret && !sameValue(costsOf(now.secret), costs)
          ? [
              {
                update: {
                  name: now.secret.document.name,
                  fields: toRestFields({ ...costs, version: now.secret.version + 1 }),
                },
                updateMask: { fieldPaths: ['cost', 'variantCosts', 'version'] },
                currentDocument: { updateTime: now.secret.document.updateTime },
              },
            ]
          : []),
      ];
    });
    await commit(writes);
  }
  return report;
};
