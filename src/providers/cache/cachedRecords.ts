/** A record that is kept with its version. */
export interface Versioned {
  id: string;
  version: number;
}

/** Whether a value is a record with its version. */
export const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

/** Gives each record in whatever react-admin keeps them in through `map`: one, many, a list, or pages of lists. */
export const mapRecords = (cached: unknown, map: (record: unknown) => unknown): unknown => {
  if (typeof cached !== 'object' || cached === null) return cached;
  if (Array.isArray(cached)) return cached.map(map);
  if ('pages' in cached && Array.isArray(cached.pages)) {
    return { ...cached, pages: cached.pages.map(page => mapRecords(page, map)) };
  }
  if ('data' in cached && Array.isArray(cached.data)) {
    return { ...cached, data: cached.data.map(map) };
  }
  return map(cached);
};
