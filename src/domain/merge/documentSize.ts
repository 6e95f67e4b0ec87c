const encoder = new TextEncoder();
const textBytes = (text: string) => encoder.encode(text).length + 1;

/**
 * The bytes Firestore counts for a value.
 * Source: "Storage size calculations" of Firestore's documentation.
 */
export const valueBytes = (value: unknown): number => {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valueBytes(one), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .reduce((sum, [name, inner]) => sum + textBytes(name) + valueBytes(inner), 32);
};
