import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import { authorizeWrite } from '@/domain/access/authorizeWrite.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { releaseWrite, takeWrite } from '@/domain/claims/claim.ts';
import { closeReportsWrites } from '@/domain/moderation/moderateReports.ts';
import { type QueuedReport, targetKey } from '@/domain/moderation/reportItems.ts';
import type { Write } from '@/domain/write.ts';
import type { RecordStore } from '@/providers/types.ts';
import type { QueueServer } from './simulateQueue.ts';

/** The addresses of as many administrators. */
export const administrators = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `admin${index + 1}@catalogue.example`);

/** The id of an administrator's record. */
export const uidOf = (email: string): string => email.replace(/@.*/, '');

const claimed = (item: QueuedReport) => ({
  resource: 'reports' as const,
  target: targetKey(item),
  label: item.targetLabel,
});

const actorOf = (email: string) => ({ uid: uidOf(email), email, role: 'superAdmin' as const });

/** Nothing but the product's own rules over a map of documents. */
export const pureServer = (people: readonly string[]): QueueServer => {
  const stored = new Map<string, StoredRecord>();
  const open = new Set<string>();
  const attempt = (who: string, write: Write, at: number) => {
    const before = stored.get(write.id);
    const after = applyWrite(before, write, new Date(at));
    const refusal = authorizeWrite(
      {
        resource: 'claims',
        id: write.id,
        before: before ?? null,
        after: after ?? null,
        parent: null,
      },
      {
        ...{ actor: actorOf(who), now: new Date(at), businessName: null, changes: [] },
        superAdmins: people,
      },
    );
    if (refusal) return false;
    if (after) stored.set(write.id, after);
    else stored.delete(write.id);
    return true;
  };
  return {
    take: async (who, item, at) => attempt(who, takeWrite(claimed(item), who), at),
    release: async (who, item, at) => attempt(who, releaseWrite(claimed(item)), at),
    decide: async (_, item) => {
      if (open.has(item.id)) return false;
      open.add(item.id);
      return true;
    },
  };
};

/** The way into a back end for each administrator, by address. */
export type StoreOf = (who: string) => RecordStore;

/** Opens a way in for each of these people. */
export const storesOf = async (
  people: readonly string[],
  open: (claims: IdentityClaims) => RecordStore | Promise<RecordStore>,
): Promise<StoreOf> => {
  const stores = new Map<string, RecordStore>();
  for (const email of people)
    stores.set(email, await open({ uid: uidOf(email), email, emailVerified: true }));
  return who => {
    const store = stores.get(who);
    if (!store) throw new Error(`${who} is nobody`);
    return store;
  };
};

/**
 * A back end as the console uses it, for each administrator.
 * @param beginning when the play begins, in milliseconds since 1970.
 * @param setClock sets the back end's clock, where it has none of its own.
 */
export const storeServer = (
  storeOf: StoreOf,
  beginning: number,
  setClock?: (at: number) => void,
): QueueServer => {
  let entries = 0;
  const attempt = async (who: string, writes: readonly Write[], at: number) => {
    setClock?.(beginning + at);
    try {
      await storeOf(who).commit(writes);
      return true;
    } catch {
      return false;
    }
  };
  return {
    take: (who, item, at) => attempt(who, [takeWrite(claimed(item), who)], at),
    release: (who, item, at) => attempt(who, [releaseWrite(claimed(item))], at),
    decide: (who, item, at) => {
      entries += 1;
      const context = {
        ...{ actor: actorOf(who), at: new Date(beginning + at), note: '' },
        ...{ reportsAuditId: `decision-${entries}`, targetAuditId: `measure-${entries}` },
      };
      const writes = closeReportsWrites(item.item?.reports ?? [], 'dismissed', null, context);
      return attempt(who, writes, at);
    },
  };
};
