import type { Fields } from '../worlds/world.ts';
import {
  type Change,
  type Changes,
  changedFields,
  isSame,
  listIn,
  partsOf,
  versionOf,
} from './changes.ts';
import { type Problem, problem } from './problem.ts';
import { isForeign, type Person } from './rights.ts';

/** Collections of which every change is told. */
const TOLD = ['business', 'products', 'users', 'giveaways', 'reports', 'requests', 'imports'];

interface Entry {
  id: string;
  fields: Fields;
}

const entriesIn = (changes: Changes): Entry[] =>
  [...changes.values()].flatMap(({ path, after }) => {
    const { top, id } = partsOf(path);
    return top === 'audit' && after ? [{ id, fields: after }] : [];
  });

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toldOf = ({ fields }: Entry, id: string): Fields[] => {
  const { changes } = fields;
  return isMap(changes) && Object.hasOwn(changes, id) ? listIn(changes, id).filter(isMap) : [];
};

/** A value that was too long for the entry is cut there, or said to be left out. */
const isCut = (value: unknown) =>
  (typeof value === 'string' && /…$|^\[\d+\]$/.test(value)) ||
  (isMap(value) && value.omitted === true);

const fits = (told: unknown, stored: unknown) => isCut(told) || isSame(told, stored);

/** What a run keeps in its own steps and record, so that its entries need not tell it. */
const KEPT_BY_RUNS = new Set([
  ...['source', 'counts', 'gaps', 'stockState', 'stockTotal'],
  ...['status', 'finishedAt', 'undone'],
]);

const isOfRun = ({ fields }: Entry) => fields.source === 'import' || fields.action === 'undoImport';

const judgeFields = (change: Change, details: Change | undefined, entry: Entry): Problem[] => {
  const { path, before, after } = change;
  if (!before || (isOfRun(entry) && !after)) return [];
  const told = toldOf(entry, partsOf(path).id);
  const real = changedFields(change);
  const wrong = (found: string) => problem('everything told', `${path}: ${found}`);
  const untold = real.filter(
    field => !(isOfRun(entry) && KEPT_BY_RUNS.has(field)) && !told.some(one => one.field === field),
  );
  const wrongly = told.filter(({ field, from, to }) => {
    const name = String(field);
    // A deletion tells where the record came from, which no change does.
    const isOwn = real.includes(name) || (!after && Object.hasOwn(before, name));
    const source = isOwn || !details ? change : details;
    return !fits(from, source.before?.[name]) || !fits(to, source.after?.[name]);
  });
  return [
    ...untold.flatMap(field => wrong(`${field} is not told`)),
    ...wrongly.flatMap(({ field }) => wrong(`${field} is told otherwise than it changed`)),
  ];
};

const judgeEntry = ({ id, fields }: Entry, changes: Changes, { uid, email, role }: Person) => {
  const wrong = (found: string) => problem('everything told', `audit/${id}: ${found}`);
  const subjects = listIn(fields, 'records').map(record =>
    changes.get(`${fields.resource}/${record}`),
  );
  const isSigned =
    fields.actorId === uid &&
    String(fields.actorEmail).toLowerCase() === email &&
    fields.actorRole === role;
  const businesses = new Set(
    subjects.map(change =>
      fields.resource === 'business'
        ? partsOf(change?.path ?? '').id
        : ((change?.before ?? change?.after)?.businessId ?? null),
    ),
  );
  const [only = null] = businesses;
  return [
    ...(isSigned ? [] : wrong(`signed by ${fields.actorId}, done by ${uid}`)),
    ...(subjects.every(change => change) ? [] : wrong('tells of a record that did not change')),
    ...(fields.businessId === (businesses.size === 1 ? only : null)
      ? []
      : wrong(`names the business ${fields.businessId}`)),
  ];
};

/** Entries that tell of a record; a run's own counts are told with its products. */
const entriesAbout = ({ path, after }: Change, entries: readonly Entry[]) => {
  const { top, id } = partsOf(path);
  return entries.filter(
    entry =>
      (entry.fields.resource === top && listIn(entry.fields, 'records').includes(id)) ||
      (top === 'imports' && entry.fields.source === 'import' && after?.auditId === entry.id),
  );
};

const judgeRecord = (
  change: Change,
  changes: Changes,
  entries: readonly Entry[],
  mayBeUntold: boolean,
): Problem[] => {
  const { path, before, after } = change;
  const about = entriesAbout(change, entries);
  const [entry] = about;
  const wrong = (found: string) => problem('everything told', `${path} ${found}`);
  if (!entry) return mayBeUntold ? [] : wrong('was changed without an audit entry');
  if (about.length > 1) return wrong('is told twice');
  if (after && after.auditId !== entry.id) return wrong('does not name its audit entry');
  const details = [...changes.values()].find(
    other => other.path.startsWith(`${path}/private/`) && (before || other.before),
  );
  return judgeFields(change, details, entry);
};

/**
 * What is wrong with the trail of one commit: each change told once, by its author, as it was;
 * nothing told that did not happen; entries stay as they were written; versions and authors follow.
 * @param isRun whether it is a step of an import, which an owner's own steps need not tell of.
 */
export const judgeTold = (changes: Changes, person: Person, isRun: boolean): Problem[] => {
  const entries = entriesIn(changes);
  const all = [...changes.values()];
  const rewritten = all.filter(({ path, before }) => partsOf(path).top === 'audit' && before);
  const records = all.filter(({ path }) => {
    const { top, nested } = partsOf(path);
    return TOLD.includes(top) && nested === null;
  });
  const parts = all.filter(
    change => partsOf(change.path).nested === 'private' && isForeign(change, person.uid),
  );
  const tracked = records.filter(
    ({ before, after }) =>
      after && (versionOf(after) !== versionOf(before) + 1 || after.updatedBy !== person.uid),
  );
  return [
    ...rewritten.flatMap(({ path }) => problem('everything told', `${path} was written over`)),
    ...entries.flatMap(entry => judgeEntry(entry, changes, person)),
    ...records.flatMap(change =>
      judgeRecord(change, changes, entries, isRun && !isForeign(change, person.uid)),
    ),
    ...parts.flatMap(({ path }) =>
      entries.some(({ fields }) => listIn(fields, 'records').includes(partsOf(path).id))
        ? []
        : problem('everything told', `${path} was changed without an audit entry`),
    ),
    ...tracked.flatMap(({ path }) =>
      problem('everything told', `${path} has a wrong version or author`),
    ),
  ];
};
