/**
 * Whether a text cannot be the key of a map: Firestore keeps `__…__` for itself, and every
 * JavaScript object has the inherited names (`constructor`, `toString`).
 */
export const isReservedKey = (name: string): boolean =>
  /^__.*__$/s.test(name) || name in Object.prototype;
