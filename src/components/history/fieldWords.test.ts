import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { auditedFields } from '@/domain/auditedFields.ts';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { english } from '@/i18n/en/index.ts';
import { isShownPart } from './changeText.ts';
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

interface Part {
  resource: ResourceName;
  path: string;
  name: string;
  /** The words that it can be, where those are given. */
  values: string[];
}

/** What a list holds, whatever its own type may be left out of. */
const inside = (type: unknown): unknown => {
  const one = bare(type);
  return one instanceof z.ZodArray ? inside(one.element) : one;
};

/** The parts of a value that people are told of, at every depth. */
const partsOf = (resource: ResourceName, path: string, type: unknown): Part[] => {
  const whole = inside(type);
  if (!(whole instanceof z.ZodObject)) return [];
  return Object.entries(whole.shape)
    .filter(([name]) => isShownPart(name))
    .flatMap(([name, one]) => {
      const below = `${path}.${name}`;
      const part = inside(one);
      const values = part instanceof z.ZodEnum ? part.options.map(String) : [];
      return [{ resource, path: below, name, values }, ...partsOf(resource, below, part)];
    });
};

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

  const parts = fields.flatMap(({ resource, field, type }) => partsOf(resource, field, type));
  it.each(parts)('for the part $path of $resource', ({ resource, path, name }) => {
    const named = [fieldKey(resource, name), `business.field.${name}`, `audit.anyPart.${name}`];
    const words = [`audit.part.${path}`, ...named].map(key => typeof at(...key.split('.')));
    expect(words).toContain('string');
  });

  // Of who was passed over the name alone is told.
  const told = ({ path, name }: Part) => !asTheyAre.includes(name) && path !== 'excluded.reason';
  it.each(parts.filter(part => part.values.length > 0 && told(part)))(
    'for every value of the part $path of $resource',
    ({ resource, name, values }) => {
      const where = VOCABULARY[name] ?? 'none';
      expect(values.filter(value => typeof at(resource, where, value) !== 'string')).toEqual([]);
    },
  );
});
