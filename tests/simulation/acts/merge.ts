import { mergeGroup, takeBackMerge } from '@/custom-pages/merge/sure/mergeGroup.ts';
import type { Changes } from '../oracle/changes.ts';
import { changedFields, isSame, listIn, partsOf } from '../oracle/changes.ts';
import { intent } from '../oracle/intent.ts';
import { type Problem, problem } from '../oracle/problem.ts';
import type { Fields, Stored } from '../worlds/world.ts';
import { type ActOut, choose, idOf, patiently, productsFor, type Stage } from './act.ts';
import { type Done, remember } from './memory.ts';

/** What of a survivor is one of the merged products' own values. */
const TAKEN = ['title', 'sku', 'price', 'brand', 'description', 'category'] as const;

/** A giveaway that is over keeps the product it was about. */
const isOver = ({ endsAt }: Fields) => endsAt instanceof Date && endsAt <= new Date();

const pointersTo = (stored: Stored, ids: readonly string[]) =>
  [...stored].filter(([path, fields]) => {
    const { top, nested } = partsOf(path);
    if (nested !== null) return false;
    if (top === 'giveaways') return !isOver(fields) && ids.includes(String(fields.productId));
    return top === 'reports' && ids.includes(String(fields.targetId));
  });

/** A merge in plain words: one lives on, the others lead to it, nothing of theirs is lost. */
const judgeMerge = (
  ids: readonly string[],
  was: Stored,
  changes: Changes,
  movesPointers: boolean,
): Problem[] => {
  const after = (id: string) => changes.get(`products/${id}`)?.after;
  const before = ids.map(id => was.get(`products/${id}`));
  const survivors = ids.filter(id => (after(id)?.mergedInto ?? null) === null);
  const [survivor = ''] = survivors;
  const others = ids.filter(id => id !== survivor);
  const wrong = (found: string) => problem('as asked', `merge of ${ids.join(', ')}: ${found}`);
  if (survivors.length !== 1 || ids.some(id => !after(id)))
    return problem('all or nothing', `merge of ${ids.join(', ')} left ${survivors.join(', ')}`);
  const kept = after(survivor);
  const moved = movesPointers ? pointersTo(was, others) : [];
  const known = new Set([...ids.map(id => `products/${id}`), ...moved.map(([path]) => path)]);
  return [
    ...others.flatMap(id => {
      const beside = changedFields({ before: was.get(`products/${id}`), after: after(id) }).filter(
        field => !['status', 'mergedInto', 'mergedAt'].includes(field),
      );
      const isTomb = after(id)?.mergedInto === survivor && after(id)?.status === 'archived';
      return isTomb && beside.length === 0 ? [] : wrong(`${id} is no tombstone as it was`);
    }),
    ...TAKEN.flatMap(field =>
      before.some(one => isSame(one?.[field], kept?.[field]))
        ? []
        : wrong(`${field} of the survivor is nobody's`),
    ),
    ...before.flatMap(one =>
      listIn(one, 'tags').every(tag => listIn(kept, 'tags').includes(tag))
        ? []
        : wrong('tags were lost'),
    ),
    ...moved.flatMap(([path, fields]) => {
      const field = partsOf(path).top === 'reports' ? 'targetId' : 'productId';
      const now = changes.get(path)?.after ?? fields;
      return now[field] === survivor ? [] : wrong(`${path} still leads to ${fields[field]}`);
    }),
    ...[...changes.values()].flatMap(({ path }) =>
      partsOf(path).top === 'audit' || known.has(path) ? [] : wrong(`changed ${path} as well`),
    ),
  ];
};

const batchOf = ({ process }: Stage) => ({
  actor: process.person,
  batchId: `batch-${process.step.pick}`,
  reason: 'Simulated',
});

/** Merges two or three products of one business. */
export const merge: ActOut = async stage => {
  const { process, provider, oracle, memory } = stage;
  const { pick, value } = process.step;
  const businessId =
    process.person.role === 'owner' ? process.person.uid : pick % 3 === 0 ? 'rival' : 'owner';
  const all = productsFor(stage, businessId).filter(
    id => (oracle.stored().get(`products/${id}`)?.mergedInto ?? null) === null,
  );
  const ids = [
    ...new Set([0, 1, value % 2].flatMap(n => choose(all, pick + n * (1 + (value % 3))) ?? [])),
  ];
  if (ids.length < 2) return;
  const done: Done = { id: '', businessId, by: process.person, changes: new Map() };
  process.intend(
    intent(`merge of ${ids.join(', ')}`, {
      judge: changes => {
        remember(done, changes);
        // The entry that the chain begins with is the one that nothing else goes on in.
        const entries = [...changes.values()].filter(({ path }) => partsOf(path).top === 'audit');
        const later = entries.map(({ after }) => after?.continuedIn);
        done.id = idOf(entries.find(({ path }) => !later.includes(idOf(path)))?.path ?? '');
        memory.merges.push(done);
        const was = new Map(oracle.stored());
        for (const { path, before } of changes.values())
          if (before) was.set(path, before);
          else was.delete(path);
        return judgeMerge(ids, was, changes, process.person.role === 'superAdmin');
      },
    }),
  );
  await patiently(() => mergeGroup(provider, ids, [], batchOf(stage)));
};

/** Takes a merge back: every record is again what it was, in all that the merge had changed. */
export const unmerge: ActOut = async stage => {
  const { process, provider, oracle, memory } = stage;
  const { uid, role } = process.person;
  const mine = memory.merges.filter(
    ({ by }) => by.role === role && (role === 'superAdmin' || by.uid === uid),
  );
  const done = choose(mine, process.step.pick);
  if (!done) return;
  const meant = process.intend(
    intent(`undo of merge ${done.id}`, {
      judge: changes =>
        [...done.changes].flatMap(([path, { before, after }]) => {
          if (partsOf(path).top === 'audit') return [];
          const now = changes.get(path)?.after ?? oracle.stored().get(path);
          const wrong = changedFields({ before, after }).filter(
            field => !isSame(now?.[field], before?.[field]),
          );
          return wrong.flatMap(field =>
            problem('all or nothing', `undo of merge left ${field} of ${path}`),
          );
        }),
    }),
  );
  const undone = await patiently(() => takeBackMerge(provider, done.id, batchOf(stage)));
  if (undone.done) oracle.answered(meant);
};
