import type { Limits } from './limits.ts';
import type { Fields } from './records.ts';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with one of them set; a dot leads into a map, whose others stay. */
export const withField = (data: Fields, field: string, value: unknown): Fields => {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) return { ...data, [outer]: value };
  const map = data[outer];
  return { ...data, [outer]: { ...(isFields(map) ? map : {}), [inner]: value } };
};

/** Fields with the most that each of them takes, all at once. */
export const withMost = (data: Fields, limits: Limits): Fields =>
  Object.entries(limits).reduce(
    (sum, [field, { good }]) => (good.length > 0 ? withField(sum, field, good[0]) : sum),
    data,
  );
