import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../fixtures/import/', import.meta.url));

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A file that a walk puts into a field, by its name. */
export const fileNamed = (name: string) =>
  name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') }
    : { name, mimeType: 'text/csv', buffer: readFileSync(FOLDER + name) };
