import { isDocumentId } from 'ra-data-firestore/query';
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
import { type PlannedWrite, storeAll } from './storeAll.ts';

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
  /** Products that the database did not take, with what it said. */
  refused: string[];
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
    const places = read.flatMap(({ id, product: { businessId } }) =>
      isDocumentId(businessId) ? privatePlace(id, businessId) : [],
    );
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
  const { root, firstWait, found, commit, priced } = services(target);
  const other = way === 'to' ? 'from' : 'to';
  const outcomes = new Map<string, 'written' | 'done' | 'left'>();
  const refused: string[] = [];
  for (let start = 0; start < changes.length; start += PAGE) {
    const part = new Map(
      changes.slice(start, start + PAGE).map(one => [`${root}/products/${one.id}`, one]),
    );
    const writesOf = async (names: readonly string[]) => {
      const read = await priced([...(await found(names)).values()]);
      const byName = new Map(read.map(one => [one.document.name, one]));
      return names.flatMap((name): PlannedWrite[] => {
        const change = part.get(name);
        if (!change) return [];
        const now = byName.get(name);
        const isSame = now?.product.currency === change.currency;
        if (now && isSame && sameAmounts(now.product, change[way])) {
          // What was sent before may have arrived, and its answer not.
          if (!outcomes.has(change.id)) outcomes.set(change.id, 'done');
          return [];
        }
        const isAsPlanned = now && isSame && sameAmounts(amountsOf(now.product), change[other]);
        outcomes.set(change.id, isAsPlanned ? 'written' : 'left');
        return isAsPlanned ? [{ name, writes: amountWrites(now, change[way]) }] : [];
      });
    };
    await storeAll(await writesOf([...part.keys()]), {
      ...{ commit, firstWait, renew: writesOf, tell: () => {} },
      refuse: (name, reason) => {
        outcomes.delete(idOf(name));
        refused.push(`${idOf(name)}: ${reason}`);
      },
    });
  }
  const ids = [...outcomes];
  const count = (wanted: string) => ids.filter(([, outcome]) => outcome === wanted).length;
  return {
    ...{ written: count('written'), done: count('done'), refused },
    left: ids.flatMap(([id, outcome]) => (outcome === 'left' ? id : [])),
  };
};

type ReadProduct = Awaited<ReturnType<ReturnType<typeof services>['priced']>>[number];

/** What gives a product and its private part other amounts, unless somebody wrote either in between. */
const amountWrites = (
  { document, product, times, secret }: ReadProduct,
  to: AmountChange['to'],
) => {
  const { cost, variantCosts, base, ...fields } = withAmounts(product, to);
  const costs = { cost, variantCosts };
  return [
    {
      update: {
        name: document.name,
        fields: toRestFields({
          ...{ ...fields, version: times.version + 1, updatedAt: new Date() },
          ...(Object.keys(base).length > 0 ? { source: { base } } : {}),
        }),
      },
      updateMask: {
        fieldPaths: [
          ...['price', 'compareAtPrice', 'variants', 'version', 'updatedAt'],
          ...Object.keys(base).map(field => `source.base.${field}`),
        ],
      },
      currentDocument: { updateTime: document.updateTime },
    },
    ...(secret && !sameValue(costsOf(secret), costs)
      ? [
          {
            update: {
              name: secret.document.name,
              fields: toRestFields({ ...costs, version: secret.version + 1 }),
            },
            updateMask: { fieldPaths: ['cost', 'variantCosts', 'version'] },
            currentDocument: { updateTime: secret.document.updateTime },
          },
        ]
      : []),
  ];
};
