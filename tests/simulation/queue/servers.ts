import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import { vi } from 'vitest';
import { authorizeWrite } from '@/domain/access/authorizeWrite.ts';
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

/** A back end as the console uses it, for each administrator; its clock is set to the play's. */
export const storeServer = (
  storeOf: (who: string) => RecordStore,
  beginning: number,
): QueueServer => {
  let entries = 0;
  const attempt = async (who: string, writes: readonly Write[], at: number) => {
    vi.setSystemTime(beginning + at);
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
