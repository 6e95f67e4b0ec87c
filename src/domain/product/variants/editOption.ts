import { type Combined, combinationKey, combinations, type OptionChoice } from './combinations.ts';

/** Options and the variants that come of them. */
export interface OptionSet<O extends OptionChoice, V extends Combined> {
  options: readonly O[];
  variants: readonly V[];
}

/** A value in an edited option; `from` is what it was called before, null for a new one. */
export interface ValueEdit {
  from: string | null;
  name: string;
  color?: string | null;
}

/** What an option becomes. */
export interface OptionEdit {
  name: string;
  values: readonly ValueEdit[];
}

/** Makes a variant for a combination, after the one most like it (null: there is none). */
export type MakeVariant<V> = (optionValues: Record<string, string>, like: V | null) => V;

type EditedOption = { name: string; values: { name: string; color?: string | null }[] };

const toOption = (edit: OptionEdit): EditedOption => ({
  name: edit.name,
  values: edit.values.map(({ name, color }) => (color ? { name, color } : { name })),
});

/** A variant's values after an option was renamed, its values were, or it has come or gone. */
const carryOver = (
  optionValues: Record<string, string>,
  before: OptionChoice | undefined,
  edit: OptionEdit | null,
): Record<string, string> => {
  const carried = { ...optionValues };
  const had = before ? carried[before.name] : undefined;
  if (before) delete carried[before.name];
  if (!edit) return carried;
  const kept = edit.values.find(value => value.from !== null && value.from === had);
  // A value that is no more stays under its old name, so that the variant falls out.
  const value = kept?.name ?? (before ? had : edit.values[0]?.name);
  return value === undefined ? carried : { ...carried, [edit.name]: value };
};

const likeness = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).filter(key => a[key] === b[key]).length;

const mostLike = <V extends Combined>(values: Record<string, string>, variants: readonly V[]) => {
  let best: V | null = null;
  let score = -1;
  for (const variant of variants) {
    const found = likeness(values, variant.optionValues);
    if (found > score) [best, score] = [variant, found];
  }
  return best;
};

/**
 * Makes, changes or removes one option and brings the variants in line: renamed values keep their
 * variants, values that are gone take theirs with them, new values get a variant for every
 * combination, and whatever is in `dropped` comes back as it was when its combination does.
 * @param index the option's place; its number of options to add one.
 * @param edit what it becomes; null to remove it (of variants that fall together the first stays).
 */
export const editOption = <V extends Combined>(
  set: OptionSet<EditedOption, V>,
  index: number,
  edit: OptionEdit | null,
  makeVariant: MakeVariant<V>,
  dropped: readonly V[] = [],
): OptionSet<EditedOption, V> => {
  const before = set.options[index];
  const options = set.options.filter((_, at) => at !== index);
  if (edit) options.splice(index, 0, toOption(edit));
  const carried = (variant: V): V => ({
    ...variant,
    optionValues: carryOver(variant.optionValues, before, edit),
  });
  const kept = new Map<string, V>();
  for (const variant of set.variants.map(carried)) {
    const key = combinationKey(options, variant.optionValues);
    if (!kept.has(key)) kept.set(key, variant);
  }
  const old = new Map(dropped.map(v => [combinationKey(options, v.optionValues), v]));
  const fresh = new Set(edit?.values.filter(value => value.from === null).map(v => v.name));
  const templates = [...kept.values()];
  const startsFromNothing = set.variants.length === 0;
  const variants = combinations(options).flatMap(optionValues => {
    const key = combinationKey(options, optionValues);
    const there = kept.get(key);
    if (there) return [there];
    const isNew = edit !== null && fresh.has(optionValues[edit.name] ?? '');
    if (!isNew && !startsFromNothing) return [];
    return [old.get(key) ?? makeVariant(optionValues, mostLike(optionValues, templates))];
  });
  return { options, variants };
};
