import { z } from 'zod';
import type { Engine } from './engine.ts';
import { conditionsOf, type EngineCondition, picked } from './values.ts';

/** Most hits of one Algolia answer: the list shows the best of more. */
const MOST = 1000;

const answers = z.object({ hits: z.array(z.object({ objectID: z.string() })) });

const written = ({ field, op, values }: EngineCondition) => {
  if (op !== '==' && op !== 'in') return `${field} ${op} ${values.join()}`;
  const any = values.map(value =>
    typeof value === 'number' ? `${field} = ${value}` : `${field}:${JSON.stringify(String(value))}`,
  );
  return any.length > 1 ? `(${any.join(' OR ')})` : any.join();
};

/**
 * Algolia. Its index has `attributesForFaceting` for the fields that are filtered by value. It sorts
 * by replicas only: `{ 'price DESC': 'posts_price_desc' }`; another sort is by relevance.
 * @param key in the browser a key that may only search; in the function one that may write.
 */
export const algolia = (options: {
  application: string;
  key: string;
  index: string;
  fields: readonly string[];
  filtered?: readonly string[];
  replicas?: Readonly<Record<string, string>>;
  /** Where it answers. Default: Algolia's own address of the application. */
  url?: string;
}): Engine => {
  const { application, key, index, fields, filtered = [], replicas = {} } = options;
  const { url = `https://${application}.algolia.net` } = options;
  const at = (name: string) => `${url}/1/indexes/${encodeURIComponent(name)}`;
  const headers = { 'x-algolia-application-id': application, 'x-algolia-api-key': key };
  return {
    name: 'Algolia',
    search: ({ q, filter, sort }) => ({
      method: 'POST',
      url: `${at(replicas[`${sort.field} ${sort.order}`] ?? index)}/query`,
      headers,
      body: {
        query: q,
        hitsPerPage: MOST,
        restrictSearchableAttributes: fields,
        attributesToRetrieve: ['objectID'],
        filters: conditionsOf(filter).map(written).join(' AND '),
      },
    }),
    idsIn: answer => answers.parse(answer).hits.map(({ objectID }) => objectID),
    keep: ({ id, data }) => {
      const record = `${at(index)}/${encodeURIComponent(id)}`;
      return data
        ? { method: 'PUT', url: record, headers, body: picked(data, [...fields, ...filtered]) }
        : { method: 'DELETE', url: record, headers };
    },
  };
};
