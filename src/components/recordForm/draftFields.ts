/**
 * The part of a kept draft that fits a form whose values are text or null: fields of another
 * version of the form, or values of another kind, are left out.
 */
export const draftFields = <V extends object>(values: V, kept: unknown): Partial<V> => {
  const fits = (part: object): part is Partial<V> =>
    Object.entries(part).every(
      ([field, value]) =>
        Object.hasOwn(values, field) && (value === null || typeof value === 'string'),
    );
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => fits({ [field]: value })),
  );
  return fits(known) ? known : {};
};
