import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/roles.ts';
import { auditEntrySchema } from '../schemas/audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import { type Product, productSchema } from '../schemas/product.ts';
import type { Report } from '../schemas/report.ts';
import { valueBytes } from './documentSize.ts';
import { suggestedChoices } from './mergeChoices.ts';
import { MAX_PRODUCT_BYTES, type MergeInput, mergeWrites, planMerge } from './planMerge.ts';
import {
  type CurrentRecords,
  canUnmerge,
  mergedRecordIds,
  planUnmerge,
  unmergeChanges,
  unmergeWrites,
} from './planUnmerge.ts';
import { testProduct, testVariant } from './testProduct.ts';
import { TestStore } from './testStore.ts';

/** Firestore's limit for one document. */
const MAX_DOCUMENT_BYTES = 1_048_576;

const actor: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };
const then = new Date('2026-01-01T00:00:00Z');
const tracked = { version: 3, createdAt: then, createdBy: 'u', updatedAt: then, updatedBy: 'u' };

const report = (id: string, targetId: string): Report => ({
  id,
  reporterId: 'u1',
  reporterName: 'Ada',
  targetType: 'product',
  targetId,
  targetLabel: 'Lamp',
  businessId: 'owner',
  reason: 'spam',
  message: '',
  status: 'open',
  resolution: null,
  ...tracked,
});

const giveaway = (id: string, productId: string): Giveaway => ({
  id,
  title: 'Win a lamp',
  description: '',
  productId,
  productTitle: 'Lamp',
  businessId: 'owner',
  businessName: 'Norden',
  startsAt: then,
  endsAt: then,
  timeZone: 'UTC',
  status: 'running',
  numberOfWinners: 1,
  entryCount: 0,
  winners: [],
  seedCommitment: null,
  drawSeed: null,
  drawnAt: null,
  ...tracked,
});

let ids = 0;
const newId = () => `audit${++ids}`;
const now = new Date('2026-11-21T12:00:00Z');

const input = (products: Product[], more: Partial<MergeInput> = {}): MergeInput => {
  const [survivor = testProduct('a'), ...others] = products;
  const choices = suggestedChoices(survivor, others);
  return { survivor, others, choices, reports: [], giveaways: [], ...more };
};

const lamps = () => [
  testProduct('a', { title: 'Lamp', brand: '', tags: ['oak'], version: 4 }),
  testProduct('b', { title: 'lamp', brand: 'Norden', tags: ['new'], status: 'active' }),
  testProduct('c', { title: 'Lamp!', mergedInto: null, status: 'draft' }),
];

const stored = (merge: MergeInput) =>
  new TestStore({
    products: [merge.survivor, ...merge.others],
    reports: merge.reports,
    giveaways: merge.giveaways,
  });

const entriesOf = (store: TestStore) =>
  store.all('audit').map(record => auditEntrySchema.parse(record));

const currentOf = (store: TestStore): CurrentRecords => {
  const map = (collection: string) =>
    new Map(
      store
        .all(collection)
        .map(record => [record.id, { ...record, version: Number(record.version) }]),
    );
  return { products: map('products'), reports: map('reports'), giveaways: map('giveaways') };
};

const withoutBookkeeping = (store: TestStore) =>
  ['products', 'reports', 'giveaways']
    .flatMap(name => store.all(name))
    .map(({ version: _v, updatedAt: _a, updatedBy: _b, auditId: _i, ...rest }) => rest);

describe('a merge', () => {
  const merge = input(lamps(), {
    reports: [report('r1', 'b'), report('r2', 'c')],
    giveaways: [giveaway('g1', 'b')],
  });

  it('leaves one product, and tombstones that lead to it', () => {
    const store = stored(merge);
    store.commit(mergeWrites(merge, { actor, now, newId }));
    const products = store.all('products').map(record => productSchema.parse(record));
    expect(products[0]).toMatchObject({ title: 'Lamp', brand: 'Norden', tags: ['oak', 'new'] });
    expect(
      products.slice(1).map(({ status, mergedInto, mergedAt }) => [status, mergedInto, mergedAt]),
    ).toEqual([
      ['archived', 'a', now],
      ['archived', 'a', now],
    ]);
    expect(store.all('reports').map(({ targetId }) => targetId)).toEqual(['a', 'a']);
    expect(store.all('giveaways').map(({ productId }) => productId)).toEqual(['a']);
  });

  it('tells the audit trail in a chain, and every record names its entry', () => {
    const store = stored(merge);
    store.commit(mergeWrites({ ...merge }, { actor, now, newId, reason: 'same lamp' }));
    const entries = entriesOf(store);
    expect(entries.map(({ action, resource, records }) => [action, resource, records])).toEqual([
      ['merge', 'products', ['a']],
      ['mergedInto', 'products', ['b', 'c']],
      ['repoint', 'reports', ['r1', 'r2']],
      ['repoint', 'giveaways', ['g1']],
    ]);
    expect(entries.map(entry => entry.continuedIn)).toEqual([
      ...entries.slice(1).map(entry => entry.id),
      null,
    ]);
    for (const entry of entries)
      for (const id of entry.records)
        expect(store.records.get(`${entry.resource}/${id}`)?.auditId).toBe(entry.id);
  });

  it('is undone exactly: every field is as it was, missing ones are missing', () => {
    const store = stored(merge);
    const before = withoutBookkeeping(store);
    store.commit(mergeWrites(merge, { actor, now, newId }));
    const plan = planUnmerge(entriesOf(store), currentOf(store), actor);
    expect(plan.problems).toEqual([]);
    store.commit(unmergeWrites(plan, { actor, newId }));
    expect(withoutBookkeeping(store)).toStrictEqual(before);
    expect(entriesOf(store).filter(entry => entry.action === 'unmerge')[0]).toMatchObject({
      source: 'revert',
      reverts: plan.entries[0]?.id,
    });
    expect(mergedRecordIds(plan.entries)).toEqual({
      products: ['a', 'b', 'c'],
      reports: ['r1', 'r2'],
      giveaways: ['g1'],
    });
  });

  it('is undone around a giveaway that was settled since, which keeps its product', () => {
    const store = stored(merge);
    store.commit(mergeWrites(merge, { actor, now, newId }));
    store.commit([
      { type: 'update', collection: 'giveaways', id: 'g1', data: { status: 'drawn', version: 3 } },
    ]);
    const plan = planUnmerge(entriesOf(store), currentOf(store), actor, now);
    expect(plan.problems).toEqual([]);
    store.commit(unmergeWrites(plan, { actor, newId }));
    expect(store.all('giveaways').map(({ productId }) => productId)).toEqual(['a']);
    expect(store.all('reports').map(({ targetId }) => targetId)).toEqual(['b', 'c']);
  });

  it('cannot be undone twice', () => {
    const store = stored(merge);
    store.commit(mergeWrites(merge, { actor, now, newId }));
    const entries = entriesOf(store);
    store.commit(unmergeWrites(planUnmerge(entries, currentOf(store), actor), { actor, newId }));
    const again = planUnmerge(entries, currentOf(store), actor);
    expect(again.problems).toContainEqual({ kind: 'alreadyUndone', id: 'b' });
    expect(canUnmerge(again, true)).toBe(false);
  });

  it('asks before undoing overwrites what was changed since, also a value too large to keep', () => {
    const large = input([
      testProduct('a', { description: '' }),
      testProduct('b', { description: `<p>${'oak '.repeat(5000)}</p>` }),
    ]);
    const store = stored(large);
    store.commit(mergeWrites(large, { actor, now, newId }));
    expect(planUnmerge(entriesOf(store), currentOf(store), actor).problems).toEqual([]);
    store.commit([
      {
        type: 'update',
        collection: 'products',
        id: 'a',
        data: { description: 'mine', version: 3 },
      },
    ]);
    const plan = planUnmerge(entriesOf(store), currentOf(store), actor);
    expect(plan.problems).toEqual([
      { kind: 'changedSince', resource: 'products', id: 'a', fields: ['description'] },
    ]);
    expect([canUnmerge(plan, false), canUnmerge(plan, true)]).toEqual([false, true]);
  });

  it('cannot be undone where a product is gone', () => {
    const store = stored(merge);
    store.commit(mergeWrites(merge, { actor, now, newId }));
    store.commit([{ type: 'delete', collection: 'products', id: 'c' }]);
    const plan = planUnmerge(entriesOf(store), currentOf(store), actor);
    expect(plan.problems).toEqual([{ kind: 'missing', resource: 'products', id: 'c' }]);
    expect(canUnmerge(plan, true)).toBe(false);
  });

  it('of two that overlap one wins, the other is refused and nothing of it is written', () => {
    const [a, b, c] = lamps();
    if (!a || !b || !c) throw new Error('three lamps');
    const first = input([a, b]);
    const second = input([c, b]);
    const store = stored(input([a, b, c]));
    const writes = mergeWrites(second, { actor, now, newId });
    store.commit(mergeWrites(first, { actor, now, newId }));
    const after = structuredClone(store.records);
    expect(() => store.commit(writes)).toThrow('changed by somebody else');
    expect(store.records).toEqual(after);
  });

  it('guards a survivor that changes nothing, too', () => {
    const same = [testProduct('a', { title: 'Lamp' }), testProduct('b', { title: 'Lamp' })];
    const writes = mergeWrites(input(same), { actor, now, newId });
    expect(writes.find(write => write.id === 'a')).toMatchObject({
      precondition: { version: 1 },
    });
  });
});

describe('planMerge', () => {
  const kinds = (merge: MergeInput) => planMerge(merge).problems.map(problem => problem.kind);

  it('needs two to ten different products', () => {
    const many = Array.from({ length: 11 }, (_, index) => testProduct(`p${index}`));
    expect(kinds(input(many.slice(0, 1)))).toEqual(['tooFew']);
    expect(kinds(input(many.slice(0, 10)))).toEqual([]);
    expect(kinds(input(many))).toEqual(['tooMany']);
    expect(kinds(input([testProduct('a'), testProduct('a')]))).toEqual(['twice']);
  });

  it('refuses what was merged already', () => {
    expect(
      planMerge(input([testProduct('a'), testProduct('b', { mergedInto: 'x' })])).problems,
    ).toEqual([{ kind: 'alreadyMerged', productId: 'b', mergedInto: 'x' }]);
  });

  it('refuses more re-pointed records than one commit can hold', () => {
    const reports = Array.from({ length: 481 }, (_, index) => report(`r${index}`, 'b'));
    expect(kinds(input([testProduct('a'), testProduct('b')], { reports }))).toEqual([
      'tooManyRepointed',
    ]);
    const most = input(lamps(), { reports: reports.slice(1) });
    expect(mergeWrites(most, { actor, now, newId }).length).toBeLessThanOrEqual(500);
    expect(() => mergeWrites(input([testProduct('a')]), { actor, now, newId })).toThrow(RangeError);
  });

  it('counts what points to the products that go, of both kinds', () => {
    const reports = Array.from({ length: 480 }, (_, index) => report(`r${index}`, 'b'));
    const pair = [testProduct('a'), testProduct('b')];
    const more = { reports, giveaways: [giveaway('g', 'b')] };
    expect(planMerge(input(pair, more)).problems).toEqual([
      { kind: 'tooManyRepointed', count: 481 },
    ]);
  });

  it('says what would be invalid in what comes of it, and where', () => {
    const image = { id: 'i', url: 'javascript:alert(1)', alt: '' };
    const { problems } = planMerge(
      input([testProduct('a', { images: [image] }), testProduct('b')]),
    );
    expect(problems).toEqual([
      { kind: 'invalid', field: 'images.0.url', message: expect.stringMatching(/./) },
    ]);
  });

  it('takes a product of the largest size, and none of a byte more', () => {
    const bare = planMerge(input([testProduct('a', { description: 'x' }), testProduct('b')]));
    const room = MAX_PRODUCT_BYTES - valueBytes(bare.product);
    const sized = (length: number) =>
      planMerge(input([testProduct('a', { description: 'x'.repeat(length) }), testProduct('b')]));
    const most = sized(room + 1);
    expect(valueBytes(most.product)).toBe(MAX_PRODUCT_BYTES);
    expect(most.problems.filter(({ kind }) => kind === 'tooLarge')).toEqual([]);
    expect(sized(room + 2).problems).toContainEqual({
      ...{ kind: 'tooLarge', productId: 'a', bytes: MAX_PRODUCT_BYTES + 1 },
    });
  });

  it('keeps every document under Firestore’s limit, with the largest products it allows', () => {
    const big = (id: string, count: number) =>
      testProduct(id, {
        options: [{ name: 'Size', values: [{ name: 'S' }] }],
        variants: Array.from({ length: count }, (_, index) =>
          testVariant(`${id}${index}`, { Size: `${id} ${'x'.repeat(220)} ${index}` }),
        ),
      });
    const merge = input([big('a', 1930), big('b', 10)]);
    expect(planMerge(merge).problems).toEqual([]);
    expect(valueBytes(planMerge(merge).product)).toBeGreaterThan(MAX_PRODUCT_BYTES * 0.9);
    for (const write of mergeWrites(merge, { actor, now, newId }))
      if (write.type !== 'delete') expect(valueBytes(write.data)).toBeLessThan(MAX_DOCUMENT_BYTES);
    expect(kinds(input([big('a', 1400), big('b', 640)]))).toContain('tooLarge');
  });

  it('tells once that the survivor is too large, as it is or as it would be', () => {
    const huge = testProduct('a', { description: 'x'.repeat(MAX_PRODUCT_BYTES) });
    const { problems } = planMerge(input([huge, testProduct('b')]));
    expect(problems.filter(({ kind }) => kind === 'tooLarge')).toHaveLength(1);
  });

  it('says why a merge cannot be done', () => {
    expect(() => mergeWrites(input([testProduct('a')]), { actor, now, newId })).toThrow(
      'This merge cannot be done: tooFew',
    );
  });
});

const toldIn = (writes: ReturnType<typeof mergeWrites>) =>
  writes.flatMap(write =>
    write.type === 'create' && write.collection === 'audit' ? [write.data] : [],
  );

it('keeps with a merge what the search had said of it, of so many pairs as an entry takes', () => {
  const judged = Array.from({ length: 46 }, (_, score) => ({ score, said: 'likely' as const }));
  const made = (more: object) =>
    toldIn(
      mergeWrites(input(lamps(), { reports: [report('r', 'b')] }), { actor, now, newId, ...more }),
    );
  const told = made({ judged });
  expect(told.map(({ action }) => action)).toEqual(['merge', 'mergedInto', 'repoint']);
  expect(told.map(entry => entry.judged)).toEqual([judged.slice(0, 45), undefined, undefined]);
  expect(auditEntrySchema.shape.judged.safeParse(told[0]?.judged).success).toBe(true);
  for (const none of [{}, { judged: [] }])
    expect(made(none).every(entry => !('judged' in entry))).toBe(true);
});

it('shows what taking a merge back would change, record by record', () => {
  const merge = input(lamps(), { reports: [report('r', 'b')] });
  const store = new TestStore({
    products: [merge.survivor, ...merge.others],
    reports: [...merge.reports],
    audit: [],
  });
  store.commit(mergeWrites(merge, { actor, now, newId }), now);
  const entries = entriesOf(store);
  const byId = (name: string) =>
    new Map(store.all(name).map(record => [String(record.id), { version: 1, ...record }]));
  const current = { products: byId('products'), reports: byId('reports'), giveaways: new Map() };
  const shown = unmergeChanges(planUnmerge(entries, current, actor));
  expect(shown.map(({ resource, record }) => `${resource}/${record.id}`).sort()).toEqual([
    ...['products/a', ...merge.others.map(({ id }) => `products/${id}`), 'reports/r'],
  ]);
  const ofReport = shown.find(({ resource }) => resource === 'reports');
  expect(ofReport?.changes).toEqual([{ field: 'targetId', from: 'a', to: 'b' }]);
  const ofOther = shown.find(({ record }) => record.id === 'b');
  expect(ofOther?.changes).toContainEqual({ field: 'mergedInto', from: 'a', to: null });
});
