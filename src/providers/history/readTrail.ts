import type { Actor } from '@/domain/access/roles.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';

/** Most entries of the trail that are read at a time: what is before them is not looked at. */
export const MOST_ENTRIES = 3_000;

/** Most products whose steps are asked for product by product; of more the whole trail is read. */
export const MOST_ASKED_FOR = 10;

const PAGE = 200;
const LATEST = { field: 'at', order: 'DESC' } as const;

/** The trail of a business's products since a moment. */
export interface Trail {
  /** The latest first. */
  entries: AuditEntry[];
  /** Whether there were more than are read. */
  capped: boolean;
}

/** What of the trail is read. */
export interface TrailQuery {
  businessId: string;
  since: Date;
  actor: Pick<Actor, 'role'>;
  /** Only what concerns these products is needed; of all of the business's unless given. */
  ids?: readonly string[] | null;
  /** Most entries to read. */
  most?: number;
  signal?: AbortSignal;
  /** Is told how many entries were read. */
  onProgress?: (read: number) => void;
}

const questionsOf = ({ businessId, actor, ids }: TrailQuery): Record<string, unknown>[] => {
  const own = actor.role === 'owner' ? { businessId } : {};
  if (ids && ids.length <= MOST_ASKED_FOR) return ids.map(id => ({ ...own, records_contains: id }));
  return actor.role === 'owner' ? [own] : [{ businessId }, { businessId: null }];
};

/**
 * Reads what the trail tells of a business's products since a moment, page by page; of a few of them
 * no more than what concerns them, so that the changes of many others are not in their way. Steps over several
 * businesses at once are no one's in particular: administrators see them, owners do not.
 * @throws what reading throws.
 */
export const readTrail = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  query: TrailQuery,
): Promise<Trail> => {
  const { since, most = MOST_ENTRIES, signal, onProgress } = query;
  const entries = new Map<string, AuditEntry>();
  let capped = false;
  for (const question of questionsOf(query)) {
    let read = 0;
    const pages = dataProvider.stream('audit', {
      filter: { ...question, resource: 'products', at_gt: since.toISOString() },
      sort: LATEST,
      pageSize: Math.min(PAGE, most),
      signal,
    });
    for await (const page of pages) {
      for (const entry of page) entries.set(entry.id, entry);
      onProgress?.(entries.size);
      read += page.length;
      // One more says that there are more.
      if (read > most) {
        capped = true;
        break;
      }
    }
  }
  const latestFirst = [...entries.values()].sort((a, b) => b.at.getTime() - a.at.getTime());
  return { entries: latestFirst, capped };
};
