import type { StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { memoryBucket } from '../store/testBucket.ts';
import { memoryStore } from '../store/testStore.ts';
import { type CleanOptions, cleanFiles } from './cleanFiles.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-26T03:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

const file = (fullPath: string) => ({ file: { fullPath } });
const address = (path: string) => `https://h/v0/b/x/o/${encodeURIComponent(path)}?alt=media`;

const PICTURE = 'business/shop/products/bowl/a.webp';

const entry = (more: Readonly<Record<string, unknown>>, names: string = PICTURE): StoredRecord => ({
  ...{ id: `e${JSON.stringify(more)}`, action: 'update', resource: 'products', records: ['bowl'] },
  ...{ at: ago(200), businessId: 'shop' },
  changes: { bowl: [{ field: 'images', from: [file(names)], to: [] }] },
  ...more,
});

const setUp = (
  records: Readonly<Record<string, readonly StoredRecord[]>> = {},
  { paths = [PICTURE], age = 400, pageSize = 1000 } = {},
) => {
  const store = memoryStore({ business: [{ id: 'admin' }], ...records });
  const bucket = memoryBucket(pageSize);
  for (const path of paths) bucket.put(path, ago(age));
  const clean = (more: Partial<CleanOptions> = {}) =>
    cleanFiles(store, bucket, { clock: () => NOW, budget: 60_000, days: 60, ...more });
  return { store, bucket, clean };
};

const NOTHING = { removedFiles: 0, keptFiles: 0, unknownFiles: 0, stuckFiles: 0, goesOn: 0 };

describe('cleanFiles', () => {
  it('removes what no record names, and says how much stays', async () => {
    const others = ['business/shop/products/bowl/b.webp', 'business/shop/backup.zip'];
    const { bucket, clean } = setUp(
      { products: [{ id: 'bowl', businessId: 'shop', images: [file(PICTURE)] }] },
      { paths: [PICTURE, ...others] },
    );
    expect(await clean()).toEqual({ ...NOTHING, removedFiles: 1, keptFiles: 1, unknownFiles: 1 });
    expect(bucket.paths()).toEqual(['business/shop/backup.zip', PICTURE]);
    expect(await clean()).toEqual({ ...NOTHING, keptFiles: 1, unknownFiles: 1 });
  });

  it.each<[string, Readonly<Record<string, readonly StoredRecord[]>>, string?]>([
    ['a variant', { products: [{ id: 'bowl', variants: [{ imageUrl: address(PICTURE) }] }] }],
    [
      'a description',
      { products: [{ id: 'bowl', description: `<img src="${address(PICTURE)}">` }] },
    ],
    [
      'the product that another business has now',
      { products: [{ id: 'bowl', businessId: 'other', images: [file(PICTURE)] }] },
    ],
    [
      'another product of the business',
      { products: [{ id: 'plate', businessId: 'shop', images: [{ url: address(PICTURE) }] }] },
    ],
    ['a giveaway', { giveaways: [{ id: 'win', imageUrl: address(PICTURE) }] }],
    [
      'a giveaway, of old',
      {
        audit: [
          entry({ resource: 'giveaways', records: ['win'] }, 'business/admin/giveaways/a.webp'),
        ],
      },
      'business/admin/giveaways/a.webp',
    ],
    [
      'a request',
      {
        requests: [
          {
            id: 'r',
            businessId: 'shop',
            attachments: [file('business/shop/requests/r/1-a b.pdf').file],
          },
        ],
      },
      'business/shop/requests/r/1-a b.pdf',
    ],
    [
      'the profile',
      { business: [{ id: 'shop', userImg: address('business/shop/profile/a.webp') }] },
      'business/shop/profile/a.webp',
    ],
    [
      'the profile, as a request wants it',
      {
        requests: [
          {
            ...{ id: 'r', businessId: 'shop' },
            proposed: { userImg: address('business/shop/profile/a.webp') },
          },
        ],
      },
      'business/shop/profile/a.webp',
    ],
    [
      'the profile, of old',
      {
        business: [{ id: 'shop' }],
        audit: [entry({ resource: 'business', records: ['shop'] }, 'business/shop/profile/a.webp')],
      },
      'business/shop/profile/a.webp',
    ],
    [
      'an import that can be undone',
      {
        imports: [{ id: 'run', businessId: 'shop', status: 'finished' }],
        'imports/run/chunks': [
          { id: '0', updated: [{ id: 'x', before: { images: [file(PICTURE)] } }] },
        ],
      },
    ],
    ['a deletion that can be undone', { audit: [entry({ action: 'delete', at: ago(59) })] }],
    [
      'a deletion of lately, of several businesses',
      { audit: [entry({ action: 'delete', at: ago(59), records: ['x'], businessId: null })] },
    ],
    ['a change that can be taken back', { products: [{ id: 'bowl' }], audit: [entry({})] }],
    [
      'nothing, of a product that was merged',
      { audit: [entry({ action: 'mergedInto', at: ago(500) }, 'business/x')] },
    ],
  ])('keeps what is named by %s', async (_, records, path = PICTURE) => {
    const { bucket, clean } = setUp(records, { paths: [path] });
    expect(await clean()).toEqual({ ...NOTHING, keptFiles: 1 });
    expect(bucket.paths()).toEqual([path]);
  });

  it.each<[string, Readonly<Record<string, readonly StoredRecord[]>>]>([
    ['a deletion of long ago', { audit: [entry({ action: 'delete', at: ago(61) })] }],
    ['a change of what is deleted since', { audit: [entry({})] }],
    [
      'an import that was undone',
      {
        imports: [{ id: 'run', businessId: 'shop', status: 'undone' }],
        'imports/run/chunks': [
          { id: '0', updated: [{ id: 'x', before: { images: [file(PICTURE)] } }] },
        ],
      },
    ],
    ['a change of another', { products: [{ id: 'bowl' }], audit: [entry({ records: ['x'] })] }],
  ])('removes what is named by %s alone', async (_, records) => {
    const { bucket, clean } = setUp(records);
    expect(await clean()).toEqual({ ...NOTHING, removedFiles: 1 });
    expect(bucket.paths()).toEqual([]);
  });

  it('leaves what is young, and asks nobody about it', async () => {
    const { store, clean } = setUp({}, { age: 59 });
    expect(await clean()).toEqual({ ...NOTHING, keptFiles: 1 });
    // The lease alone.
    expect(store.cost.reads).toBe(1);
  });

  it('asks no more than the record that a folder is of where that names every file', async () => {
    const paths = Array.from({ length: 20 }, (_, at) => `business/shop/products/bowl/${at}.webp`);
    const products = Array.from({ length: 300 }, (_, at) => ({ id: `p${at}`, businessId: 'shop' }));
    const { store, clean } = setUp(
      { products: [...products, { id: 'bowl', images: paths.map(file) }], audit: [entry({})] },
      { paths },
    );
    expect(await clean()).toEqual({ ...NOTHING, keptFiles: 20 });
    // The lease, the business, the product.
    expect(store.cost.reads).toBe(3);
  });

  it('reads a business once, however many pages its files take', async () => {
    const paths = Array.from({ length: 20 }, (_, at) => `business/shop/products/p${at}/a.webp`);
    const products = Array.from({ length: 300 }, (_, at) => ({ id: `x${at}`, businessId: 'shop' }));
    const { store, clean } = setUp({ products }, { paths, pageSize: 5 });
    expect(await clean()).toEqual({ ...NOTHING, removedFiles: 20 });
    // The lease, the business on each page, the folders' products, whether there is any business, and those 300.
    expect(store.cost.reads).toBe(1 + 4 + 20 + 1 + 300);
  });

  it('goes on where the last run stopped, and begins anew at the end', async () => {
    const paths = ['a', 'b', 'c'].map(name => `business/${name}/profile/x.webp`);
    const { bucket, clean } = setUp({}, { paths, pageSize: 1 });
    const first = paths.slice(1);
    expect(await clean({ budget: 0 })).toEqual({ ...NOTHING, removedFiles: 1, goesOn: 1 });
    expect(bucket.paths()).toEqual(first);
    bucket.put(paths[0] ?? '', ago(400));
    expect(await clean()).toEqual({ ...NOTHING, removedFiles: 2 });
    expect(bucket.paths()).toEqual(paths.slice(0, 1));
    expect(await clean()).toEqual({ ...NOTHING, removedFiles: 1 });
  });

  it('removes nothing that was replaced since it was listed', async () => {
    const { store, bucket } = setUp();
    const slow = { ...bucket, remove: bucket.remove };
    slow.remove = async listed => {
      bucket.put(PICTURE, NOW);
      return bucket.remove(listed);
    };
    const options = { clock: () => NOW, budget: 60_000, days: 60 };
    expect(await cleanFiles(store, slow, options)).toEqual({ ...NOTHING, keptFiles: 1 });
    expect(bucket.paths()).toEqual([PICTURE]);
  });

  it('goes past a file that cannot be removed, and fails where none can be', async () => {
    const paths = ['a', 'b'].map(name => `business/${name}/profile/x.webp`);
    const { store, bucket } = setUp({}, { paths });
    const held = (path: string) => ({
      ...bucket,
      remove: async (listed: Parameters<typeof bucket.remove>[0]) => {
        if (listed.path.startsWith(path)) throw new Error('It is held');
        return bucket.remove(listed);
      },
    });
    const options = { clock: () => NOW, budget: 60_000, days: 60 };
    await expect(cleanFiles(store, held('business/'), options)).rejects.toThrow('It is held');
    expect(await cleanFiles(store, held('business/a/'), options)).toEqual({
      ...{ ...NOTHING, removedFiles: 1, stuckFiles: 1 },
    });
  });

  it('removes nothing by a database that has no businesses', async () => {
    const { bucket, clean } = setUp({ business: [] });
    await expect(clean()).rejects.toThrow('no business');
    expect(bucket.paths()).toEqual([PICTURE]);
  });

  it('leaves the work to an instance that is at it', async () => {
    const { clean } = setUp();
    const both = await Promise.all([clean(), clean()]);
    expect(both).toContainEqual({ busy: 1 });
    expect(both).toContainEqual({ ...NOTHING, removedFiles: 1 });
  });
});
