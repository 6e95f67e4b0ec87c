import { functions } from './functions.ts';
import { persons } from './persons.ts';

/** The words that only administrators see, on *System* and under *Data protection*. */
export const administration = { functions, persons };
