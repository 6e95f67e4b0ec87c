/** The fields of a stored document, whatever stands there. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Whether a value is a map of fields. */
export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
