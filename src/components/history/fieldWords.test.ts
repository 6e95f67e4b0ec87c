import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { auditedFields } from '@/domain/auditedFields.ts';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { english } from '@/i18n/en/index.ts';
import { VOCABULARY } from './useChangeFormats.ts';

const messages: Readonly<Record<string, unknown>> = english;

const at = (...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : null),
    messages,
  );

const bare = (type: unknown): unknown =>
  type instanceof z.ZodNullable || type instanceof z.ZodOptional ? bare(type.unwrap()) : type;

const shapeOf = (resource: ResourceName): Readonly<Record<string, unknown>> => ({
  ...COLLECTIONS[resource].schema.shape,
  ...(resource === 'products' ? COLLECTIONS.productDetails.schema.shape : {}),
});

const fields = AUDITED_RESOURCES.flatMap(resource =>
  auditedFields(resource).map(field => ({ resource, field, type: bare(shapeOf(resource)[field]) })),
);

describe('the audit trail has words', () => {
  it.each(fields)('for $field of $resource', ({ resource, field }) => {
    expect(at(...fieldKey(resource, field).split('.'))).toBeTypeOf('string');
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
