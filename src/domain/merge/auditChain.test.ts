import { expect, it } from 'vitest';
import { isOmitted } from '../omittedValue.ts';
import { deleteField } from '../write.ts';
import { auditChain, type ChainLink, REMOVED } from './auditChain.ts';

const context = {
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  source: 'merge' as const,
};
const lamp = { id: 'p1', version: 3, title: 'Lamp', brand: 'Norden' };
const link = (updates: ChainLink['updates']): ChainLink => ({
  ...{ resource: 'products', action: 'merge', label: 'Lamp', updates },
});

const written = (...links: ChainLink[]) => {
  let ids = 0;
  return auditChain(links, context, () => `e${++ids}`);
};
const changesOf = (fields: Record<string, unknown>) => {
  const [update, entry] = written(link([{ record: lamp, fields }]));
  if (update?.type !== 'update' || entry?.type !== 'create') throw new Error('two writes');
  return { data: update.data, told: entry.data.changes };
};

it.each<[unknown, boolean]>([
  [{ omitted: true, bytes: 5000, version: 2 }, true],
  [{ omitted: false, bytes: 5000, version: 2 }, false],
  [{ omitted: 'true', version: 2 }, false],
  [{ omitted: true }, false],
  [{ version: 2 }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['omitted', false],
  [7, false],
])('knows what stands for a value that was too large: %j %s', (value, omitted) => {
  expect(isOmitted(value)).toBe(omitted);
});

it('writes what differs, in whose name, and tells what it was', () => {
  const { data, told } = changesOf({ title: 'Lamp', brand: 'Lux', sku: 'L-1' });
  expect(data).toMatchObject({ brand: 'Lux', sku: 'L-1', version: 4, updatedBy: 'boss' });
  expect(data).not.toHaveProperty('title');
  expect(told).toEqual({
    p1: [
      { field: 'brand', from: 'Norden', to: 'Lux' },
      { field: 'sku', from: null, to: 'L-1', absent: true },
    ],
  });
});

it('takes fields out, and tells nothing of those that were not there', () => {
  const { data, told } = changesOf({ brand: REMOVED, sku: REMOVED });
  expect(data).toMatchObject({ brand: deleteField() });
  expect(data).not.toHaveProperty('sku');
  expect(told).toEqual({ p1: [{ field: 'brand', from: 'Norden', to: null }] });
});

it('keeps a new value of four thousand bytes, and of a larger one where it is', () => {
  const toldTo = (length: number) => changesOf({ brand: 'x'.repeat(length - 1) }).told;
  expect(toldTo(4000)).toMatchObject({ p1: [{ to: 'x'.repeat(3999) }] });
  expect(toldTo(4001)).toEqual({
    p1: [{ field: 'brand', from: 'Norden', to: { omitted: true, bytes: 4001, version: 4 } }],
  });
});

it('guards a record that stays as it is', () => {
  const [update] = written(link([{ record: lamp, fields: { title: 'Lamp' } }]));
  expect(update).toMatchObject({ data: { version: 4 }, precondition: { version: 3 } });
});

it('tells of more than two hundred records in several entries that lead on', () => {
  const updates = Array.from({ length: 401 }, (_, index) => ({
    record: { ...lamp, id: `p${index}` },
    fields: { title: 'x' },
  }));
  const writes = written(link(updates), link([]), link(updates.slice(0, 1)));
  const entries = writes.flatMap(write =>
    write.type === 'create' ? [[write.id, write.data.records, write.data.continuedIn]] : [],
  );
  expect(entries.map(([id, records, next]) => [id, Array(records).flat().length, next])).toEqual([
    ['e1', 200, 'e2'],
    ['e2', 200, 'e3'],
    ['e3', 1, 'e4'],
    ['e4', 1, null],
  ]);
  const named = writes.flatMap(write => (write.type === 'update' ? [write.data.auditId] : []));
  expect([named[0], named[199], named[200], named[400], named[401]]).toEqual([
    ...['e1', 'e1', 'e2', 'e3', 'e4'],
  ]);
});
