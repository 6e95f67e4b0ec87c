import type { Actor } from '@/domain/access/roles.ts';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { suggestedChoices } from '@/domain/merge/mergeChoices.ts';
import { mergeWrites } from '@/domain/merge/planMerge.ts';
import { planUnmerge, unmergeWrites } from '@/domain/merge/planUnmerge.ts';
import { detailsWrites } from '@/domain/product/form/detailsWrites.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import { readChain, readCurrent } from '@/providers/history/readMerge.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { importer } from '../importer.ts';
import type { Random } from './random.ts';

/** Somebody who works on the catalogue, and what they work with. */
export interface Worker {
  actor: Actor;
  provider: BackOfficeDataProvider;
}

/** A catalogue that a random history happens to. */
export interface HistoryWorld {
  business: { businessId: string; businessName: string };
  random: Random;
  /** Products of one bulk change, import or deletion at most. */
  most: number;
  /** Whoever acts from now on. */
  act: (role: 'owner' | 'superAdmin') => Promise<Worker>;
  /** The ids of runs that are not undone yet. */
  runs: string[];
  /** The first entries of merges that are not taken back yet. */
  merges: string[];
  count: number;
}

/** The products of a business, merged ones among them. */
export const allProducts = async (
  provider: BackOfficeDataProvider,
  businessId: string,
): Promise<Product[]> => {
  const found: Product[] = [];
  const query = { filter: { businessId }, sort: { field: 'id', order: 'ASC' as const } };
  for await (const page of provider.stream('products', query)) found.push(...page);
  return found;
};

const edit = async (world: HistoryWorld, products: readonly Product[]) => {
  const { random, act } = world;
  const { provider, actor } = await act(random.below(3) === 0 ? 'superAdmin' : 'owner');
  const product = random.pick(products);
  const request = detailsRequest(product);
  const { data } = await provider.getMany<ProductDetails>('productDetails', {
    ids: [request.id],
    meta: request.meta,
  });
  const before = data[0] ?? null;
  const after = {
    ...{ variantCosts: before?.variantCosts ?? null, supplier: `Supplier ${random.below(9)}` },
    ...{ cost: random.below(5000), notes: before?.notes ?? '' },
  };
  const change = detailsWrites(product, before, random.below(2) === 0 ? after : (before ?? after));
  const isOwn = actor.role === 'owner';
  await provider.update('products', {
    id: product.id,
    previousData: product,
    data: {
      title: `${product.title.slice(0, 40)} ${world.count}`,
      price: random.below(9000),
      description: `<p>${'word '.repeat(random.below(40))}</p>`,
    },
    meta: {
      alongside: (entry: string) => change.writes(isOwn ? null : entry),
      detailChanges: change.detailChanges,
    },
  });
};

const bulk = async (world: HistoryWorld, products: readonly Product[]) => {
  const { random, act, most } = world;
  const { provider, actor } = await act(random.below(3) === 0 ? 'superAdmin' : 'owner');
  const records = random.some(products, 1 + random.below(most));
  const price = random.below(9000);
  const changes = random.pick<Record<string, unknown>>([
    { price, compareAtPrice: price + 500 },
    { status: random.pick(['active', 'draft', 'archived']) },
    { tags: [`tag${random.below(5)}`, `tag${5 + random.below(5)}`] },
    { inventory: { tracked: true, quantity: random.below(20), inStock: true, oversell: false } },
  ]);
  const { failed } = await changeRecords(provider, actor, {
    ...{ resource: 'products', records, action: 'update', source: 'bulk' },
    changesOf: () => changes,
  });
  if (failed[0]) throw failed[0].error;
};

const fileOf = (world: HistoryWorld) => {
  const { random, most } = world;
  const rows = Array.from({ length: 1 + random.below(most) }, () => {
    const number = random.below(most * 3);
    const [price, cost] = [random.below(90), random.below(40)];
    return `import-${number},Imported ${number},S-${number},${price}.00,${cost}.00,${random.below(9)}`;
  });
  const unique = new Map(rows.map(row => [row.slice(0, row.indexOf(',')), row]));
  const head = 'Handle,Title,Variant SKU,Variant Price,Cost per item,Variant Inventory Qty';
  const text = [head, ...unique.values(), ''].join('\n');
  return readExport('shopify', [{ name: 'a.csv', bytes: new TextEncoder().encode(text) }]).products;
};

const importFile = async (world: HistoryWorld) => {
  const { random, act, business } = world;
  const { provider, actor } = await act(random.below(3) === 0 ? 'superAdmin' : 'owner');
  const runId = `run${world.count}`;
  const outcome = await importer(provider, actor, business).run(fileOf(world), 'shopify', runId);
  if (outcome && outcome.failed > 0) throw new Error(JSON.stringify(outcome.failures[0]));
  if (outcome) world.runs.push(runId);
};

const undoImport = async (world: HistoryWorld) => {
  const run = world.runs.pop();
  if (!run) return importFile(world);
  // What an administrator deletes, no owner brings back.
  const { provider, actor } = await world.act('owner');
  const { failed } = await importer(provider, actor, world.business).undo(run);
  if (failed[0]) throw new Error(failed[0].message);
};

const merge = async (world: HistoryWorld, products: readonly Product[]) => {
  const [survivor, ...others] = world.random.some(
    products.filter(({ status }) => status !== 'archived'),
    2 + world.random.below(2),
  );
  if (!survivor || others.length === 0) return;
  const { provider, actor } = await world.act('owner');
  const writes = mergeWrites(
    {
      ...{ survivor, others, reports: [], giveaways: [] },
      choices: suggestedChoices(survivor, others),
    },
    { actor, reason: '', now: new Date(), newId: () => provider.newId('audit') },
  );
  await provider.commit(writes);
  const first = writes.find(({ collection }) => collection === 'audit');
  if (first) world.merges.push(first.id);
};

const unmerge = async (world: HistoryWorld) => {
  const first = world.merges.pop();
  if (!first) return;
  const { provider, actor } = await world.act('owner');
  const entries = await readChain(provider, first);
  const plan = planUnmerge(entries, await readCurrent(provider, entries), actor);
  if (plan.problems.length > 0) return;
  await provider.commit(
    unmergeWrites(plan, { actor, reason: '', newId: () => provider.newId('audit') }),
  );
};

const remove = async (world: HistoryWorld, products: readonly Product[]) => {
  const { random, act, most } = world;
  const { provider } = await act('owner');
  const ids = random.some(products, 1 + random.below(Math.ceil(most / 4))).map(({ id }) => id);
  await provider.deleteMany('products', { ids });
};

/** One more thing that happens to the catalogue. */
export const happen = async (world: HistoryWorld): Promise<void> => {
  world.count += 1;
  const { provider } = await world.act('owner');
  const products = (await allProducts(provider, world.business.businessId)).filter(
    ({ mergedInto }) => !mergedInto,
  );
  const acts = [edit, edit, bulk, bulk, bulk, importFile, undoImport, merge, unmerge, remove];
  await world.random.pick(acts)(world, products);
};
