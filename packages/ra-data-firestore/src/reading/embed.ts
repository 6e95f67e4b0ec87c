import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import type { StoredRecord } from '../query/index.ts';
import { readMany } from './oneAndMany.ts';
import { relatedIds, relationsOf, withRelated } from './related.ts';

/** Records with what `meta` asks besides: related ones inside them, or beside them by resource. */
export interface Embedded {
  records: StoredRecord[];
  prefetched?: Record<string, StoredRecord[]>;
}

/** Reads what `meta.embed` and `meta.prefetch` name, each related record once. */
export const withEmbedded = async (
  context: Context,
  call: Call,
  records: readonly StoredRecord[],
  meta: CallMeta = {},
): Promise<Embedded> => {
  const options = context.resource(call.resource);
  const relations = (key: 'embed' | 'prefetch') =>
    relationsOf(call.resource, options, meta, key, records);
  const read = (resource: string, ids: readonly unknown[]) =>
    readMany(context, { ...call, resource }, resource, ids);
  let embedded: StoredRecord[] = [...records];
  for (const relation of relations('embed'))
    embedded = withRelated(
      relation,
      embedded,
      await read(relation.resource, relatedIds(relation, records)),
    );
  const besides = relations('prefetch');
  if (besides.length === 0) return { records: embedded };
  const prefetched: Record<string, StoredRecord[]> = {};
  for (const relation of besides)
    prefetched[relation.resource] = [
      ...(prefetched[relation.resource] ?? []),
      ...(await read(relation.resource, relatedIds(relation, records))),
    ];
  return { records: embedded, prefetched };
};
