import { z } from 'zod';
import { RESOURCES } from '../../src/domain/access/permissions.ts';
import { COLLECTIONS } from '../../src/domain/collections.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

const typeOf = (schema: JsonSchema): string => {
  if (typeof schema === 'boolean') return 'any value';
  if (schema.enum) return schema.enum.map(value => `\`${value}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf([schema.items ?? {}].flat()[0] ?? {})}`;
  if (schema.properties) return `map {${Object.keys(schema.properties).join(', ')}}`;
  if (schema.type === 'object') {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `map of ${typeOf(values)}` : 'map';
  }
  if (schema.format === 'date-time') return 'timestamp';
  const length = schema.maxLength ? `, at most ${schema.maxLength}` : '';
  return `${[schema.type ?? 'any value'].flat().join(' or ')}${length}`;
};

const fieldsOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'output',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') {
        jsonSchema.type = 'string';
        jsonSchema.format = 'date-time';
      }
    },
  });

/** The stored records, field by field, as a page of the documentation. */
export const dataModelPage = (): string => {
  const parts = RESOURCES.map(name => {
    const { path, schema, searchFields, searchMore, labels } = COLLECTIONS[name];
    const rows = Object.entries(fieldsOf(schema).properties ?? {})
      .filter(([field]) => field !== 'id')
      .map(([field, type]) => `| \`${field}\` | ${typeOf(type).replaceAll('|', '\\|')} |`);
    const found =
      Object.keys(labels).length > 0 ? ` Labels: ${Object.keys(labels).join(', ')}.` : '';
    const search =
      searchFields.length > 0
        ? `Searched: ${[...searchFields, ...searchMore].join(', ')}.${found}`
        : '';
    return [
      `## ${name}`,
      '',
      `Stored at \`${path('{id}')}/{id}\`. ${search}`.trim(),
      '',
      '| field | type |',
      '|---|---|',
      ...rows,
    ].join('\n');
  });
  return [
    '# Data model',
    '',
    'Made from the schemas in `src/domain/schemas` by `npm run docs:build`; do not edit. Amounts are',
    'whole numbers of minor units (cents) beside a currency. Every record that is searched also has',
    '`_tokens`, kept by the data provider. How the daily roll-ups in `stats` are written is in',
    '[analytics-rollups.md](analytics-rollups.md).',
    '',
    ...parts.flatMap(part => [part, '']),
  ].join('\n');
};
