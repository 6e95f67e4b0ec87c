import type { administration as english } from '../en/administration.ts';
import type { Translation } from '../Translation.ts';
import { functions } from './functions.ts';
import { persons } from './persons.ts';

/** Was nur Administratoren sehen: auf der Seite „System“ und unter „Datenschutz“. */
export const administration: Translation<typeof english> = { functions, persons };
