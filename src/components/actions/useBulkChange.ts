import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { recordName } from '@/domain/recordName.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { showingCommits } from '@/providers/cache/showWritten.ts';
import { changeRecords, undoChanges } from '@/providers/changeRecords.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type BulkEnd, type BulkJob, useBulk } from './useBulk.ts';

/** A change of many records of one kind, each by its own rule. */
export interface BulkChangeJob<T extends RaRecord>
  extends Pick<BulkJob<T>, 'title' | 'done' | 'atOnce' | 'onSettled' | 'onUndone'> {
  resource: ResourceName;
  records: readonly T[];
  /** The fields to change in one record; null leaves it alone. */
  changesOf: (record: T) => Record<string, unknown> | null;
  action: AuditAction;
  /** `bulk` unless said otherwise. */
  source?: 'form' | 'bulk' | 'import';
  reason?: string;
  /** Whether Undo is offered. */
  undoable?: boolean;
}

/** Changes many records in atomic commits of up to 100, told to the audit trail. */
export const useBulkChange = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const start = useBulk();
  return useCallback(
    <T extends RaRecord>(job: BulkChangeJob<T>): Promise<BulkEnd> => {
      const { resource, records, action, source = 'bulk', reason } = job;
      const byId = new Map(records.map(record => [String(record.id), record]));
      const pick = (ids: readonly string[]) => ids.flatMap(id => byId.get(id) ?? []);
      const unanswered: UnansweredChange = new Map();
      const showing = showingCommits(dataProvider, queryClient);
      return start<T>({
        title: job.title,
        items: records,
        done: job.done,
        atOnce: job.atOnce,
        onSettled: job.onSettled,
        onUndone: job.onUndone,
        round: async (items, control) => {
          const outcome = await changeRecords(showing, actor, {
            resource,
            records: items,
            changesOf: ({ id }) => {
              const record = byId.get(String(id));
              return (record && job.changesOf(record)) ?? {};
            },
            action,
            source,
            reason,
            unanswered,
            ...control,
          });
          const { changed, failed, left, stoppedBy } = outcome;
          const undo = async () => {
            const undone = await undoChanges(showing, actor, resource, changed);
            const notReached = pick(undone.left).map(record => ({
              name: recordName(resource, record),
              error: undone.stoppedBy,
            }));
            return [...undone.failed, ...notReached];
          };
          return {
            done: pick(changed.map(({ after }) => String(after.id))),
            failed,
            left: pick(left),
            stoppedBy,
            unanswered: outcome.unanswered,
            ...(job.undoable && { undo }),
          };
        },
      });
    },
    [actor, dataProvider, queryClient, start],
  );
};
