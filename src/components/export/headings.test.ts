import { describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS } from '@/domain/export/columns.ts';
import { english } from '@/i18n/en/index.ts';
import { german } from '../../../tests/support/german.ts';

const at = (messages: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : null),
    messages,
  );

describe.each([
  ['English', english],
  ['German', german],
])('the headings of exports in %s', (_, messages) => {
  it.each(Object.entries(EXPORT_COLUMNS))('of %s have words, each its own', (resource, columns) => {
    const headings = columns.map(
      ({ key }) => at(messages, 'export', 'fields', key) ?? at(messages, resource, 'field', key),
    );
    expect(columns.filter((__, index) => typeof headings[index] !== 'string')).toEqual([]);
    expect(headings.filter((one, index) => headings.indexOf(one) !== index)).toEqual([]);
  });
});
