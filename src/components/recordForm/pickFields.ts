/** The fields of `data` that are among `names`. */
export const pickFields = <T extends object>(data: T, names: readonly string[]): Partial<T> => {
  const picked: Partial<T> = { ...data };
  for (const field in data) if (!names.includes(field)) delete picked[field];
  return picked;
};
