import { z } from 'zod';
import type { Engine } from './engine.ts';
import { conditionsOf, type EngineCondition, picked } from './values.ts';

/** Meilisearch's `maxTotalHits`, unless it is set higher: the list shows the best of more. */
const MOST = 1000;

const answers = z.object({ hits: z.array(z.object({ documentId: z.string() })) });

/** Keys are letters, digits, `-` and `_` there; ids of Firestore may be almost any text. */
const keyOf = (id: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(id)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const written = ({ field, op, values }: EngineCondition) => {
  const list = values.map(value => JSON.stringify(value));
  if (op === 'in') return `${field} IN [${list.join(', ')}]`;
  return `${field} ${op === '==' ? '=' : op} ${list.join()}`;
};

/**
 * Meilisearch. Its index has the primary key `key`, `filterableAttributes` for the fields that are
 * filtered, and `sortableAttributes` for those that are sorted by.
 * @param key in the browser a key that may only search; in the function one that may write.
 */
export const meilisearch = (options: {
  url: string;
  key: string;
  index: string;
  fields: readonly string[];
  filtered?: readonly string[];
}): Engine => {
  const { url, key, index, fields, filtered = [] } = options;
  const root = `${url}/indexes/${encodeURIComponent(index)}`;
  const headers = { authorization: `Bearer ${key}` };
  return {
    name: 'Meilisearch',
    search: ({ q, filter, sort }) => ({
      method: 'POST',
      url: `${root}/search`,
      headers,
      body: {
        q,
        limit: MOST,
        attributesToSearchOn: fields,
        attributesToRetrieve: ['documentId'],
        filter: conditionsOf(filter).map(written),
        // Where nobody chose a sort, the best come first.
        sort: sort.field === 'id' ? [] : [`${sort.field}:${sort.order.toLowerCase()}`],
      },
    }),
    idsIn: answer => answers.parse(answer).hits.map(({ documentId }) => documentId),
    keep: ({ id, data }) =>
      data
        ? {
            method: 'POST',
            url: `${root}/documents?primaryKey=key`,
            headers,
            body: [{ ...picked(data, [...fields, ...filtered]), key: keyOf(id), documentId: id }],
          }
        : { method: 'DELETE', url: `${root}/documents/${keyOf(id)}`, headers },
  };
};
