import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PIXEL } from '../../support/pixel.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/import/', import.meta.url));

/** A file that a walk puts into a field, by its name. */
export const fileNamed = (name: string) =>
  name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: PIXEL }
    : { name, mimeType: 'text/csv', buffer: readFileSync(FOLDER + name) };
