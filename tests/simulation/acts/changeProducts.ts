import { detailsPlace } from '@/domain/collectionPaths.ts';
import { statusOf } from '@/domain/errors.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { detailsWrites } from '@/domain/product/form/detailsWrites.ts';
import { EMPTY_DETAILS } from '@/domain/product/form/productFormValues.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { deleteRecords } from '@/providers/deleteRecords.ts';
import { asRead } from '../oracle/changes.ts';
import { intent, type Wanted } from '../oracle/intent.ts';
import { type ActOut, choose, isConflicted, patiently, productsFor, type Stage } from './act.ts';

/** The business that an administrator acts for, or the owner's own. */
const businessFor = (uid: string, role: string, pick: number) =>
  role === 'owner' ? uid : pick % 2 === 0 ? 'owner' : 'rival';

/** Adds a product with its private part, under an id that all tries share, as the form does. */
export const create: ActOut = async ({ process, provider, oracle }) => {
  const { uid, role } = process.person;
  const { pick, value } = process.step;
  const id = provider.newId('products');
  const businessId = businessFor(uid, role, pick);
  const title = `New ${pick}.${value}`;
  const part = detailsWrites({ id, businessId }, null, { ...EMPTY_DETAILS, cost: value });
  const place = detailsPlace({ id, businessId });
  const path = `products/${id}`;
  const meant = process.intend(
    intent(`adding ${title}`, {
      wanted: new Map([
        [path, { fields: { title, businessId, price: value }, isNew: true }],
        [`${place.collection}/${place.id}`, { fields: { businessId, cost: value }, isNew: true }],
      ]),
      based: new Map([[path, asRead(null)]]),
    }),
  );
  const data = {
    ...emptyProduct('EUR'),
    ...{ id, businessId, businessName: businessId, title, price: value },
  };
  const added = await patiently(() =>
    provider.create('products', {
      data,
      meta: { alongside: (entry: string) => part.writes(businessId === uid ? null : entry) },
    }),
  );
  // After a lost answer the record is there already, and is the same person's.
  const isMine = isConflicted(added) && oracle.stored().get(path)?.createdBy === uid;
  if (added.done || isMine) oracle.answered(meant);
};

const changesOf = (product: Product, value: number): Partial<Product> =>
  value % 3 === 0
    ? { status: (['archived', 'active', 'draft'] as const)[value % 2] ?? 'draft' }
    : { price: (product.price ?? 0) + 1 + (value % 50), tags: [...product.tags, `t${value}`] };

/** Changes several products at once, each from what it is: a second time would show. */
export const bulk: ActOut = async stage => {
  const { process, provider } = stage;
  const { pick, value } = process.step;
  const all = productsFor(stage);
  const ids = [...new Set([0, 1, 2].flatMap(n => choose(all, pick + n * (1 + (value % 3))) ?? []))];
  if (ids.length === 0) return;
  const read = await patiently(() => provider.getMany<Product>('products', { ids }));
  if (!read.done) return;
  const records = read.value.data;
  process.intend(
    intent('change of many', {
      wanted: new Map(
        records.map((record): [string, Wanted] => [
          `products/${record.id}`,
          { fields: changesOf(record, value) },
        ]),
      ),
      based: new Map(records.map(record => [`products/${record.id}`, asRead(record)])),
      byParts: true,
    }),
  );
  let left = [...records];
  for (let tries = 0; tries < 3 && left.length > 0; tries++) {
    const outcome = await changeRecords(provider, process.person, {
      resource: 'products',
      records: left,
      changesOf: record => {
        const found = records.find(({ id }) => id === record.id);
        return found ? changesOf(found, value) : {};
      },
      action: value % 3 === 0 ? 'archive' : 'update',
      source: 'bulk',
    });
    left = records.filter(({ id }) => outcome.left.includes(id));
  }
};

/** Deletes as the console does, once more where no answer came. */
const deleteInList = ({ process, provider }: Stage, product: Product) => {
  const unanswered: UnansweredChange = new Map();
  return patiently(async () => {
    const deletion = { resource: 'products' as const, records: [product], unanswered };
    const { failed, stoppedBy } = await deleteRecords(provider, process.person, deletion);
    const error = stoppedBy ?? failed[0]?.error;
    if (error !== undefined) throw error;
  });
};

/** Deletes products with their private parts. */
export const remove: ActOut = async stage => {
  const { process, provider, oracle } = stage;
  const { pick, value } = process.step;
  const id = choose(productsFor(stage), pick);
  if (id === undefined) return;
  const read = await patiently(() => provider.getOne<Product>('products', { id }));
  if (!read.done) return;
  const product = read.value.data;
  const path = `products/${id}`;
  const place = detailsPlace(product);
  const part = `${place.collection}/${place.id}`;
  const isOne = value % 2 === 0;
  const meant = process.intend(
    intent(`deletion of ${id}`, {
      wanted: new Map([
        [path, { fields: null }],
        [part, { fields: null }],
      ]),
      based: new Map([[path, asRead(product)]]),
    }),
  );
  const removed = isOne
    ? await patiently(() => provider.delete('products', { id, previousData: product }))
    : await deleteInList(stage, product);
  if (removed.done || statusOf(removed.error) === 404) oracle.answered(meant);
};
