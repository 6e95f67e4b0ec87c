import type { z } from 'zod';
import { addTags } from '@/components/forms/addTags.ts';
import type { OptionChoice } from '@/domain/product/variants/combinations.ts';
import type { OptionEdit, ValueEdit } from '@/domain/product/variants/editOption.ts';
import { productOptionSchema } from '@/domain/schemas/product.ts';

/** What is wrong with an option: keys of messages. */
export interface OptionProblems {
  name?: string;
  values?: string;
}

/** The values, and those of a text parted by commas or lines that are not among them. */
export const withTypedValues = (values: readonly ValueEdit[], typed: string): ValueEdit[] => {
  const names = values.map(({ name }) => name);
  const added = addTags(names, typed).slice(names.length);
  return [...values, ...added.map(name => ({ from: null, name }))].map(value => ({
    ...value,
    name: value.name.trim(),
  }));
};

const valueName = productOptionSchema.shape.values.element.shape.name;

const problemOf = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

const repeats = (names: readonly string[]) =>
  new Set(names.map(name => name.toLowerCase())).size < names.length;

/** What keeps an option from being applied. Names differ whatever their case. */
export const optionProblems = (
  { name, values }: OptionEdit,
  others: readonly OptionChoice[],
): OptionProblems => {
  const problems: OptionProblems = {};
  const badName = problemOf(productOptionSchema.shape.name, name);
  const badValue = values.map(value => problemOf(valueName, value.name)).find(Boolean);
  if (badName) problems.name = badName;
  else if (repeats([name, ...others.map(other => other.name)])) {
    problems.name = 'validation.duplicateOption';
  }
  if (values.length === 0) problems.values = 'products.form.option.needsValue';
  else if (badValue) problems.values = badValue;
  else if (repeats(values.map(value => value.name))) {
    problems.values = 'products.form.option.duplicateValue';
  }
  return problems;
};
