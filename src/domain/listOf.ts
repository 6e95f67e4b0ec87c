/** A stored value's items; none where it is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
