import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { english } from '@/i18n/en/index.ts';
import { shownChanges } from './changeText.ts';
import { VOCABULARY } from './useChangeWords.ts';

/** Never in an entry: they change with every write. */
const UNTOLD = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'auditId'];

const messages: Readonly<Record<string, unknown>> = english;

const at = (...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : null),
    messages,
  );

const bare = (type: unknown): unknown =>
  type instanceof z.ZodNullable || type instanceof z.ZodOptional ? bare(type.unwrap()) : type;

const fields = AUDITED_RESOURCES.flatMap(resource =>
  Object.entries(COLLECTIONS[resource].schema.shape)
    .filter(([field]) => !UNTOLD.includes(field))
    .filter(([field]) => shownChanges([{ field, from: null, to: null }]).length > 0)
    .map(([field, type]) => ({ resource, field, type: bare(type) })),
);

describe('the audit trail has words', () => {
  it.each(fields)('for $field of $resource', ({ resource, field }) => {
    const words = at(resource, 'field', field) ?? at('business', 'field', field);
    expect(words ?? at('audit', 'shared', field)).toBeTypeOf('string');
  });

  const chosen = fields.flatMap(({ resource, field, type }) =>
    type instanceof z.ZodEnum ? [{ resource, field, values: type.options.map(String) }] : [],
  );
  // Currencies are written as they are, ways and verdicts are of imports and searches.
  const asTheyAre = ['baseCurrency', 'channel', 'said'];
  it.each(chosen.filter(({ field }) => !asTheyAre.includes(field)))(
    'for every value of $field of $resource',
    ({ resource, field, values }) => {
      const where = VOCABULARY[field] ?? 'none';
      expect(values.filter(value => typeof at(resource, where, value) !== 'string')).toEqual([]);
    },
  );
});
