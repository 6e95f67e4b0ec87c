import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import { type StoredRecord, TOKENS_FIELD } from '../query/index.ts';
import { referenceOf } from '../reading/oneAndMany.ts';
import { inChunks } from './bulk.ts';
import { checkedVersions, storedAsRead } from './checkedVersions.ts';
import { formData } from './formData.ts';
import { conflict } from './recordVersion.ts';
import { changesSearch, coversSearch, tokensOf } from './searchFields.ts';
import { putUpdate, sendBatch, sendTransaction } from './send.ts';
import { writeSize } from './sizes.ts';
import { stampUpdate } from './stamps.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Sets the same fields in many records, in atomic chunks. Reads the records only where their
 * search tokens depend on fields that are not set, or `meta.checkVersion` has what was read.
 * @returns the ids.
 */
export const updateMany = async (
  context: Context,
  call: Call,
  ids: readonly unknown[],
  data: Fields,
  meta?: CallMeta,
): Promise<string[]> => {
  const options = context.resource(call.resource);
  const { search, types = {} } = options;
  const targets = [...new Set(ids.map(String))].map(id => ({
    id,
    reference: referenceOf(context, call.resource, id, meta),
  }));
  const collection = targets[0]?.reference.parent;
  if (!collection) return [];
  const fit = await formData(context, call, collection, [data]);
  const { id: _id, ...fields } = fit(data);
  const stamped = stampUpdate(fields, options);
  const names = Object.keys(fields);
  const searched = changesSearch(names, search);
  const own = searched && coversSearch(names, search) ? tokensOf(context, fields, search) : {};
  const reads = searched && !coversSearch(names, search);
  const changes = Object.entries({ ...stamped, ...own })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ path: name.split('.'), value }));
  const size = writeSize(call.resource, { ...stamped, ...own });
  const items = targets.map(target => ({ ...target, size }));
  const tokenChange = (stored: StoredRecord) =>
    Object.entries(tokensOf(context, { ...stored, ...fields }, search)).map(([name, value]) => ({
      path: [name],
      value,
    }));
  const versions = checkedVersions(
    call,
    items.map(({ id }) => id),
    options,
    meta,
  );
  if (changes.length > 0)
    await inChunks(call, items, chunk => {
      if (!reads && !versions)
        return sendBatch(context, call, batch => {
          for (const { reference } of chunk) putUpdate(context, batch, reference, changes, types);
        });
      return sendTransaction(context, call, async transaction => {
        const found = await Promise.all(
          chunk.map(async ({ reference }) => ({
            reference,
            stored: await storedAsRead(context, call, transaction, reference, versions),
          })),
        );
        for (const { reference, stored } of found) {
          if (!stored) throw conflict('missing', reference, null);
          const more = reads ? tokenChange(stored) : [];
          putUpdate(context, transaction, reference, [...changes, ...more], types);
        }
      });
    }).finally(() => {
      const changed = [...Object.keys(stamped), ...(searched ? [TOKENS_FIELD] : [])];
      context.lists.wrote(collection.path, { changed });
    });
  return items.map(({ id }) => id);
};
