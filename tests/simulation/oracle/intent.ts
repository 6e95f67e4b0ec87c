import type { Fields } from '../worlds/world.ts';
import { type Change, type Changes, changedFields, isSame, partsOf } from './changes.ts';
import type { Problem } from './problem.ts';
import { problem } from './problem.ts';

/** What somebody means to become of one record, in plain words: nothing of the product is asked. */
export interface Wanted {
  /** Fields and their values; null: the record is gone. */
  fields: Fields | null;
  /** Fields that may change besides, to whatever the product makes of them. */
  open?: readonly string[];
  /** Whether any other field may be set: of new records, which start with many. */
  isNew?: boolean;
}

/** What somebody means to do, kept beside the act itself, through all its tries. */
export interface Intent {
  name: string;
  /** What is wanted of each record; those that are not named stay. */
  wanted: ReadonlyMap<string, Wanted>;
  /** What the person had before them when they decided, as far as it tells one state from another. */
  based: ReadonlyMap<string, Fields>;
  /** Whether records may be changed in several commits, or some not at all. */
  byParts: boolean;
  /** A judgement in place of `wanted`, where it depends on more than the record. */
  judge?: (changes: Changes) => Problem[];
  /** Records that one intent changes again and again, such as the counts of a run. */
  isRepeated?: (path: string) => boolean;
  /** Whether the run's own record tells of it, where it is the author's own business. */
  untold?: boolean;
  /** Nothing may come of it. */
  forbidden?: boolean;
  /** Whether a refusal must have a reason that the model knows. */
  predictable: boolean;
  /** Where it was carried out, and how often. */
  applied: Map<string, number>;
}

/** An intent of nothing yet; `over` says what it is about. */
export const intent = (name: string, over: Partial<Intent>): Intent => ({
  name,
  wanted: new Map(),
  based: new Map(),
  byParts: false,
  predictable: true,
  applied: new Map(),
  ...over,
});

/** Derived by every write of a product from its other fields. */
const DERIVED = ['gaps', 'stockState', 'stockTotal'];

/** Whether a record was made that is wanted once, and was made under another id already. */
const isAgain = ({ path, before }: Change, { wanted, applied }: Intent) =>
  before === undefined &&
  [...wanted].some(
    ([other, { isNew }]) =>
      isNew && other !== path && applied.has(other) && partsOf(other).top === partsOf(path).top,
  );

const judgeOne = (change: Change, one: Intent): Problem[] => {
  const { path, before, after } = change;
  const { name } = one;
  const wanted = one.wanted.get(path);
  if (!wanted && isAgain(change, one))
    return problem('nothing done twice', `${name} made ${path} as well`);
  if (!wanted) return problem('as asked', `${name} changed ${path}, which it is not about`);
  const { fields } = wanted;
  if (fields === null)
    return after ? problem('as asked', `${name} left ${path}, which was to go`) : [];
  if (!after) return problem('as asked', `${name} removed ${path}`);
  const wrong = Object.keys(fields).filter(field => !isSame(after[field], fields[field]));
  const free = new Set([...Object.keys(fields), ...(wanted.open ?? []), ...DERIVED]);
  const beside = wanted.isNew ? [] : changedFields({ before, after }).filter(one => !free.has(one));
  return [
    ...wrong.flatMap(field =>
      problem(
        'as asked',
        `${name}: ${path} ${field} is ${JSON.stringify(after[field])}, not ${JSON.stringify(fields[field])}`,
      ),
    ),
    ...beside.flatMap(field => problem('as asked', `${name} changed ${field} of ${path} as well`)),
  ];
};

/** Whether something is left to be done to a record. */
const isDue = (stored: Fields | undefined, { fields }: Wanted) =>
  fields === null
    ? stored !== undefined
    : Object.keys(fields).some(field => !isSame(stored?.[field], fields[field]));

/** What is wrong with a commit that was carried out for an intent. */
export const judgeIntent = (
  one: Intent,
  changes: Changes,
  storedBefore: (path: string) => Fields | undefined,
): Problem[] => {
  const records = [...changes.values()].filter(({ path }) => partsOf(path).top !== 'audit');
  const twice = records.flatMap(({ path }) => {
    const times = (one.applied.get(path) ?? 0) + 1;
    one.applied.set(path, times);
    return times > 1 && !one.isRepeated?.(path)
      ? problem('nothing done twice', `${one.name} changed ${path} a second time`)
      : [];
  });
  if (one.forbidden)
    return records.flatMap(({ path }) => problem('rights hold', `${one.name} changed ${path}`));
  if (one.judge) return [...twice, ...one.judge(changes)];
  const missing = one.byParts
    ? []
    : [...one.wanted].filter(
        ([path, wanted]) => !changes.has(path) && isDue(storedBefore(path), wanted),
      );
  return [
    ...twice,
    ...records.flatMap(change => judgeOne(change, one)),
    ...missing.flatMap(([path]) =>
      problem('all or nothing', `${one.name} was carried out without ${path}`),
    ),
  ];
};

/** What is wrong where somebody was told that an intent was carried out. */
export const judgeAnswer = (one: Intent, storedBefore: (path: string) => Fields | undefined) =>
  [...one.wanted].flatMap(([path, wanted]) =>
    one.applied.has(path) || !isDue(storedBefore(path), wanted)
      ? []
      : problem('no lost edit', `${one.name} was answered, but ${path} was never changed`),
  );
