import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from './support/actors.ts';
import { type Cell, parentsOf, storedIn, writesOf } from './support/cells.ts';
import { commit, isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';

/** Who makes each kind of record, and how; users are only changed here. */
const WRITERS: Partial<Record<ResourceName, [ActorName, 'create' | 'update']>> = {
  business: ['superAdmin', 'create'],
  products: ['owner', 'create'],
  productDetails: ['owner', 'create'],
  users: ['superAdmin', 'update'],
  giveaways: ['superAdmin', 'create'],
  reports: ['catalogueUser', 'create'],
  requests: ['owner', 'create'],
  imports: ['owner', 'create'],
  importChunks: ['owner', 'create'],
  audit: ['owner', 'create'],
  savedViews: ['owner', 'create'],
  duplicateDecisions: ['superAdmin', 'create'],
  claims: ['superAdmin', 'create'],
  figureNotes: ['owner', 'create'],
  signIns: ['owner', 'create'],
};

const LENGTHS = [2, 20, 50, 100, 128, 150, 200, 254, 500, 2048, 5000, 100_000];
const VALUES: unknown[] = [42, -1, 1.5, 'words', true, null, [], {}, new Date(0)];
VALUES.push([{ nested: { deep: true } }], { unknown: 'key' }, ['a', 7], 'javascript:alert(1)');

/** Elements of lists are looked at by whoever reads them: rules have no loops. */
const LISTS = [
  'options',
  'variants',
  'attributes',
  'attachments',
  'winners',
  'exclusions',
  'excluded',
  'contacted',
  'statusHistory',
];
const UNLOOKED = new Set([
  ...LISTS,
  'created',
  'updated',
  'failed',
  'columns',
  'products',
  'judged',
]);
const SHARES = ['byProduct', 'byCategory', 'byBusiness', 'byCountry', 'byDevice', 'cohorts'];
const MAPS = new Set([...SHARES, 'previousVisits', 'changes', 'variantCosts']);

const isUnlooked = (field: string, value: unknown) =>
  (UNLOOKED.has(field) && Array.isArray(value)) ||
  (MAPS.has(field) && typeof value === 'object' && value !== null && !Array.isArray(value)) ||
  // A list of texts may hold numbers: they are joined as text to be measured.
  (['tags', 'records', 'replaced', 'fields', 'names'].includes(field) &&
    Array.isArray(value) &&
    value.includes(7)) ||
  // A host name without its scheme is let through for what people type; other schemes are not.
  (field === 'day' && value === 'words');

/** Records from before these fields lack them, and can still be changed: reading takes that for null. */
const ADDED_LATER = new Set([
  ...['weightGrams', 'lowStockThreshold', 'stockTotal', 'variantCosts', 'hiddenWithBusiness'],
]);

interface Attempt {
  resource: ResourceName;
  field: string;
  told: string;
  value: unknown;
}

const attemptsFor = (resource: ResourceName): Attempt[] => {
  const { schema } = COLLECTIONS[resource];
  return Object.entries(schema.shape).flatMap(([field, fieldSchema]) => {
    if (field === 'id' || !(fieldSchema instanceof z.ZodType)) return [];
    const fits = (value: unknown) => fieldSchema.safeParse(value).success;
    const bad = VALUES.filter(value => !fits(value) && !isUnlooked(field, value));
    const length = LENGTHS.find(size => fits('x'.repeat(size)) && !fits('x'.repeat(size + 1)));
    const long = length === undefined ? [] : ['x'.repeat(length + 1)];
    const missing = fits(undefined) || ADDED_LATER.has(field) ? [] : [undefined];
    return [...bad, ...long, ...missing].map(value => ({
      resource,
      field,
      value,
      told: typeof value === 'string' && value.length > 30 ? `${value.length} letters` : `${value}`,
    }));
  });
};

const resources = Object.keys(WRITERS).filter((name): name is ResourceName => name in WRITERS);
const attempts = resources.flatMap(attemptsFor);

describe.runIf(hasEmulator)('shapes: what a schema refuses, the rules refuse', () => {
  const { as, seed } = useRules('shapes');
  const cellOf = (resource: ResourceName): Cell => {
    const [actor, operation] = WRITERS[resource] ?? ['owner', 'create'];
    const subject = actor === 'owner' ? 'own' : 'other';
    return { actor, operation, resource, subject, allowed: true };
  };

  beforeAll(async () => {
    const documents: Record<string, Record<string, unknown>> = {};
    for (const resource of resources) {
      const cell = cellOf(resource);
      const { collection, id, record } = storedIn(cell);
      Object.assign(documents, parentsOf(cell));
      if (cell.operation === 'update') documents[`${collection}/${id}`] = record;
    }
    await seed(documents);
  });

  const send = (resource: ResourceName, change: (data: Record<string, unknown>) => object) => {
    const cell = cellOf(resource);
    const [first, ...others] = writesOf(cell);
    if (!first || first.type === 'delete') throw new Error('a cell writes something');
    const changed: Write = { ...first, data: { ...change({ ...first.data }) } };
    return isAllowed(commit(as(cell.actor), [changed, ...others]));
  };

  it.each(attempts)('$resource.$field: $told', async ({ resource, field, value }) => {
    const without = (data: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
    const isUpdate = cellOf(resource).operation === 'update';
    if (value === undefined && isUpdate) return;
    const allowed = await send(resource, data =>
      value === undefined ? without(data) : { ...data, [field]: value },
    );
    expect(allowed).toBe(false);
  });

  it.each(resources)('%s: a field that nobody declared', async resource => {
    expect(await send(resource, data => ({ ...data, isAdmin: true }))).toBe(false);
  });

  it.each(resources)('%s: as it should be', async resource => {
    expect(await send(resource, data => data)).toBe(true);
  });
});
