const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const pricesById = (variants: unknown, field: string): ReadonlyMap<unknown, unknown> =>
  new Map(
    (Array.isArray(variants) ? variants : [])
      .filter(isObject)
      .map(variant => [variant.id, variant[field] ?? null]),
  );

/**
 * Whether a price of a variant that was there before and after differs. The lists are what an audit
 * entry tells, whatever somebody stored there.
 */
export const variantsChanged = (
  from: unknown,
  to: unknown,
  field: 'price' | 'compareAtPrice',
): boolean => {
  const before = pricesById(from, field);
  return [...pricesById(to, field)].some(
    ([id, price]) => before.has(id) && before.get(id) !== price,
  );
};
