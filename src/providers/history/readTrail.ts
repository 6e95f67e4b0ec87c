import type { Actor } from '@/domain/access/roles.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';

/** Most entries of the trail that are read at a time: what is before them is not looked at. */
export const MOST_ENTRIES = 3_000;

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
  /** Most entries to read. */
  most?: number;
  signal?: AbortSignal;
  /** Is told how many entries were read. */
  onProgress?: (read: number) => void;
}

/**
 * Reads what the trail tells of a business's products since a moment, page by page. Steps over several
 * businesses at once are no one's in particular: administrators see them, owners do not.
 * @throws what reading throws.
 */
export const readTrail = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  { businessId, since, actor, most = MOST_ENTRIES, signal, onProgress }: TrailQuery,
): Promise<Trail> => {
  const entries: AuditEntry[] = [];
  const tenants = actor.role === 'owner' ? [businessId] : [businessId, null];
  let capped = false;
  for (const tenant of tenants) {
    const before = entries.length;
    const pages = dataProvider.stream('audit', {
      filter: { businessId: tenant, resource: 'products', at_gt: since.toISOString() },
      sort: LATEST,
      pageSize: Math.min(PAGE, most),
      signal,
    });
    for await (const page of pages) {
      entries.push(...page);
      onProgress?.(entries.length);
      // One more says that there are more.
      if (entries.length - before > most) {
        capped = true;
        break;
      }
    }
  }
  return { entries: entries.sort((a, b) => b.at.getTime() - a.at.getTime()), capped };
};
