import type { Sight } from '../sight/sight.ts';

/** Where a form that nobody has changed holds something else than is stored. */
export const wrongFields = (
  { fields }: Pick<Sight, 'fields'>,
  path: string,
  expected: Readonly<Record<string, string>>,
): string[] =>
  fields.flatMap(({ name, value }) => {
    const wanted = expected[name];
    return wanted === undefined || wanted === value
      ? []
      : [
          `${path}, the field ${name}: holds ${JSON.stringify(value)}, stored is ${JSON.stringify(wanted)}`,
        ];
  });
