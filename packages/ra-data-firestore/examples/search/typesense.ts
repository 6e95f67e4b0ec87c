import { QueryError } from 'ra-data-firestore/query';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { conditionsOf, type EngineCondition, picked } from './values.ts';

/** Most hits of one Typesense answer: the list shows the best of more. */
const MOST = 250;

const answers = z.object({
  hits: z.array(z.object({ document: z.object({ id: z.string() }) })),
});

/** Text in backticks, in which Typesense has no escape. */
const quoted = (field: string) => (value: string | number | boolean) => {
  if (typeof value !== 'string') return String(value);
  if (value.includes('`')) throw new QueryError(`${field}: a filter cannot have a backtick`, field);
  return `\`${value}\``;
};

const written = ({ field, op, values }: EngineCondition) => {
  const list = values.map(quoted(field));
  const value = op === 'in' ? `[${list.join(',')}]` : list.join();
  return `${field}:${op === '==' || op === 'in' ? '=' : op}${value}`;
};

/**
 * Typesense. Its collection has `id`, the searched `fields`, and the others as facets or numbers.
 * @param key in the browser a key that may only search; in the function one that may write.
 */
export const typesense = (options: {
  url: string;
  key: string;
  collection: string;
  fields: readonly string[];
  filtered?: readonly string[];
}): Engine => {
  const { url, key, collection, fields, filtered = [] } = options;
  const documents = `${url}/collections/${encodeURIComponent(collection)}/documents`;
  const headers = { 'x-typesense-api-key': key };
  return {
    name: 'Typesense',
    search: ({ q, filter, sort }) => {
      const conditions = conditionsOf(filter).map(written);
      const asked = new URLSearchParams({
        q,
        query_by: fields.join(','),
        include_fields: 'id',
        per_page: String(MOST),
        ...(conditions.length > 0 ? { filter_by: conditions.join(' && ') } : {}),
        // Where nobody chose a sort, the best come first.
        ...(sort.field === 'id' ? {} : { sort_by: `${sort.field}:${sort.order.toLowerCase()}` }),
      });
      return { method: 'GET', url: `${documents}/search?${asked}`, headers };
    },
    idsIn: answer => answers.parse(answer).hits.map(({ document }) => document.id),
    keep: ({ id, data }) =>
      data
        ? {
            method: 'POST',
            url: `${documents}?action=upsert`,
            headers,
            body: { ...picked(data, [...fields, ...filtered]), id },
          }
        : { method: 'DELETE', url: `${documents}/${encodeURIComponent(id)}`, headers },
  };
};
