import type { CallMeta, ResourceOptions } from '../options.ts';
import { QueryError, type StoredRecord } from '../query/index.ts';

/** A related record that a call asks for besides: its name, the key that leads to it, and where. */
export interface Relation {
  name: string;
  field: string;
  resource: string;
}

const plural = (name: string) =>
  /[^aeiou]y$/.test(name)
    ? `${name.slice(0, -1)}ies`
    : /(s|x|ch|sh)$/.test(name)
      ? `${name}es`
      : `${name}s`;

const names = (meta: CallMeta, key: string): string[] => {
  const given: unknown = meta[key];
  return Array.isArray(given) ? given.filter(name => typeof name === 'string') : [];
};

/**
 * The relations that `meta.embed` or `meta.prefetch` names. Without the resource's `references`,
 * `author` means the record of `authors` that `authorId` or `author_id` leads to.
 * @throws QueryError where no record has such a key.
 */
export const relationsOf = (
  resource: string,
  { references = {} }: ResourceOptions,
  meta: CallMeta,
  key: 'embed' | 'prefetch',
  records: readonly StoredRecord[],
): Relation[] =>
  names(meta, key).map(name => {
    const declared = references[name];
    const candidates = declared ? [declared.field] : [`${name}Id`, `${name}_id`];
    const field = candidates.find(one => records.some(record => record[one] !== undefined));
    if (declared) return { name, field: declared.field, resource: declared.resource };
    if (field !== undefined || records.length === 0)
      return { name, field: field ?? `${name}Id`, resource: plural(name) };
    throw new QueryError(
      `${resource}: nothing leads to "${name}": no record has ${candidates.join(' or ')}. Name it among the resource's references`,
      name,
    );
  });

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The ids that a relation's key holds, in all records together. */
export const relatedIds = ({ field }: Relation, records: readonly StoredRecord[]): unknown[] => [
  ...new Set(
    records.flatMap(record => idsIn(record[field])).filter(id => id !== undefined && id !== null),
  ),
];

/** The records with a related one (a list of them, where the key is a list) under its name. */
export const withRelated = (
  { name, field }: Relation,
  records: readonly StoredRecord[],
  related: readonly StoredRecord[],
): StoredRecord[] => {
  const byId = new Map(related.map(record => [record.id, record]));
  const found = (id: unknown) => byId.get(String(id));
  return records.map(record => {
    const key = record[field];
    const value = Array.isArray(key) ? key.map(found).filter(one => one !== undefined) : found(key);
    return value === undefined ? record : { ...record, [name]: value };
  });
};
