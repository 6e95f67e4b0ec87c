/**
 * The shape of a catalogue in another language: the same keys, any words. A missing or a surplus key
 * is a type error.
 */
export type Translation<T> = {
  [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};
