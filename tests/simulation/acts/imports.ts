import { readFileSync } from 'node:fs';
import { readExport } from '@/domain/import/csv/readExport.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { importer } from '../../support/importer.ts';
import type { Changes } from '../oracle/changes.ts';
import { changedFields, isSame, partsOf, versionOf } from '../oracle/changes.ts';
import { intent } from '../oracle/intent.ts';
import { type Problem, problem } from '../oracle/problem.ts';
import { type ActOut, choose, patiently } from './act.ts';
import { type Done, type Memory, remember } from './memory.ts';

const FILE = 'shopify-2025';

/** A product that the file has wrong: a step of its own that no product's version guards. */
const REJECTED = [{ row: 9, key: 'bad', code: 'title', message: 'There is no title', rows: [] }];

let parsed: SourceProduct[] | undefined;

/** The products of a file, at prices and costs that differ from step to step. */
const sourcesAt = (value: number): SourceProduct[] => {
  const name = `tests/fixtures/import/${FILE}.csv`;
  parsed ??= readExport('shopify', [{ name: FILE, bytes: readFileSync(name) }]).products;
  return parsed.map(source => ({
    ...source,
    variants: source.variants.map(variant => ({
      ...variant,
      price: variant.price && `${20 + (value % 7)}`,
      cost: `${5 + (value % 3)}`,
    })),
  }));
};

const isRunsOwn = (path: string) => {
  const { top, nested } = partsOf(path);
  return top === 'imports' && nested === null;
};

/** What people changed since the last import stays theirs; products are of the run's business. */
const judgeImport = (changes: Changes, businessId: string, { imported }: Memory): Problem[] =>
  [...changes.values()].flatMap(({ path, before, after }) => {
    const { top, nested } = partsOf(path);
    if (top === 'audit' || top === 'imports') return [];
    if (nested === 'private') return after ? [] : problem('as asked', `import removed ${path}`);
    if (top !== 'products' || !after || after.businessId !== businessId)
      return problem('as asked', `import changed ${path}`);
    const known = imported.get(path) ?? new Map();
    imported.set(path, known);
    return changedFields({ before, after }).flatMap(field => {
      const isPeoples = before && known.has(field) && !isSame(before[field], known.get(field));
      known.set(field, after[field]);
      return isPeoples && !['source', 'gaps', 'stockState', 'stockTotal'].includes(field)
        ? problem('no lost edit', `import wrote over ${field} of ${path}, which people had changed`)
        : [];
    });
  });

const businessOf = (uid: string, role: string, pick: number) =>
  role === 'owner' ? uid : pick % 2 === 0 ? 'owner' : 'rival';

/** Imports a file, and goes on with the same run where it was stopped. */
export const runImport: ActOut = async ({ process, provider, memory }) => {
  const { uid, role } = process.person;
  const { pick, value } = process.step;
  const businessId = businessOf(uid, role, pick);
  const runId = provider.newId('imports');
  const done: Done = { id: runId, businessId, by: process.person, changes: new Map() };
  process.intend(
    intent(`import ${runId}`, {
      judge: changes => {
        if (done.changes.size === 0) memory.runs.push(done);
        remember(done, changes);
        return judgeImport(changes, businessId, memory);
      },
      isRepeated: isRunsOwn,
      predictable: false,
      untold: true,
    }),
  );
  const { run } = importer(provider, process.person, { businessId, businessName: businessId });
  for (let session = 1; session <= 2; session++) {
    const ended = await patiently(() =>
      run(sourcesAt(value), 'shopify', runId, { session, rejected: REJECTED }),
    );
    if (!ended.done || ended.value?.status !== 'stopped') return;
  }
};

/** Records of a run that are as it left them: these are what undoing takes back. */
const untouched = (done: Done, stored: ReadonlyMap<string, Readonly<Record<string, unknown>>>) =>
  [...done.changes].filter(
    ([path, { after }]) =>
      partsOf(path).top === 'products' &&
      partsOf(path).nested === null &&
      after !== undefined &&
      versionOf(stored.get(path)) === versionOf(after),
  );

const judgeUndo = (done: Done, changes: Changes): Problem[] =>
  [...changes.values()].flatMap(({ path, after }) => {
    const { top } = partsOf(path);
    if (top === 'audit' || top === 'imports') return [];
    const known = done.changes.get(path);
    if (!known) return problem('as asked', `undo of import changed ${path}`);
    if (!known.before) return after ? problem('all or nothing', `undo left ${path}`) : [];
    return changedFields({ before: known.before, after: known.after }).flatMap(field =>
      isSame(after?.[field], known.before?.[field])
        ? []
        : problem('all or nothing', `undo of import left ${field} of ${path}`),
    );
  });

/** The private part belongs to its product: both are taken back, or neither. */
const judgeWhole = (done: Done, changes: Changes): Problem[] =>
  [...done.changes.keys()].flatMap(path => {
    const { id, nested } = partsOf(path);
    const isHalf = nested === 'private' && changes.has(`products/${id}`) && !changes.has(path);
    return isHalf ? problem('all or nothing', `undo of import left ${path}`) : [];
  });

/** Takes an import back. */
export const undoImport: ActOut = async ({ process, provider, oracle, memory }) => {
  const { uid, role } = process.person;
  const mine = memory.runs.filter(({ businessId }) => role === 'superAdmin' || businessId === uid);
  const done = choose(mine, process.step.pick);
  if (!done) return;
  const due = untouched(done, oracle.stored());
  const meant = process.intend(
    intent(`undo of import ${done.id}`, {
      judge: changes => {
        for (const path of changes.keys()) memory.imported.delete(path);
        return [...judgeUndo(done, changes), ...judgeWhole(done, changes)];
      },
      isRepeated: isRunsOwn,
      predictable: false,
      untold: true,
    }),
  );
  const { businessId } = done;
  const { undo } = importer(provider, process.person, { businessId, businessName: businessId });
  const undone = await patiently(() => undo(done.id));
  const isWhole =
    undone.done && undone.value.failed.length === 0 && undone.value.spared.length === 0;
  if (!isWhole || process.step.faults.length > 0) return;
  for (const [path, { before }] of due)
    if (!meant.applied.has(path) && !isSame(oracle.stored().get(path)?.source, before?.source))
      oracle.report(problem('all or nothing', `${meant.name} left ${path}`));
};
