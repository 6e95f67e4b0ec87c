import { expect, test } from 'vitest';
import { EXPORT_COLUMNS } from '../../src/domain/export/columns.ts';
import { english } from '../../src/i18n/en/index.ts';
import { german } from '../support/german.ts';

const at = (node: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    node,
  );

/** A name with a dot, such as `resolution.at`, is one key among the exports' own words. */
const isNamed = (words: object, resource: string, key: string) =>
  typeof at(words, ['export', 'fields', key]) === 'string' ||
  typeof at(words, [resource, 'field', ...key.split('.')]) === 'string';

test.each([
  ['English', english],
  ['German', german],
])('every column of an export has a name in %s', (_, words) => {
  const unnamed = Object.entries(EXPORT_COLUMNS).flatMap(([resource, columns]) =>
    columns
      .filter(({ key }) => !isNamed(words, resource, key))
      .map(({ key }) => `${resource}.${key}`),
  );
  expect(unnamed).toEqual([]);
});
