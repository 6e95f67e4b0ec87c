/** Anything that stands for one combination of option values. */
export interface Combined {
  optionValues: Record<string, string>;
}

/** An option as far as combinations need it. */
export interface OptionChoice {
  name: string;
  values: readonly { name: string }[];
}

/** How many combinations the options have; 0 without options. */
export const combinationCount = (options: readonly OptionChoice[]): number =>
  options.length === 0 ? 0 : options.reduce((count, option) => count * option.values.length, 1);

/** Every combination of option values, in the order of the options and their values. */
export const combinations = (options: readonly OptionChoice[]): Record<string, string>[] => {
  if (options.length === 0) return [];
  let found: Record<string, string>[] = [{}];
  for (const option of options) {
    found = found.flatMap(part =>
      option.values.map(value => ({ ...part, [option.name]: value.name })),
    );
  }
  return found;
};

/** A key that two variants share exactly when they stand for the same combination. */
export const combinationKey = (
  options: readonly OptionChoice[],
  optionValues: Record<string, string>,
): string => JSON.stringify(options.map(option => optionValues[option.name] ?? ''));

/** The combinations that no variant stands for. */
export const missingCombinations = (
  options: readonly OptionChoice[],
  variants: readonly Combined[],
): Record<string, string>[] => {
  const there = new Set(variants.map(variant => combinationKey(options, variant.optionValues)));
  return combinations(options).filter(values => !there.has(combinationKey(options, values)));
};

/** @returns a variant's name for people, such as `Red / M`. */
export const combinationName = (
  options: readonly OptionChoice[],
  optionValues: Record<string, string>,
): string =>
  options
    .map(option => optionValues[option.name])
    .filter(Boolean)
    .join(' / ');
