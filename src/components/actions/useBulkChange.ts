import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { showingCommits } from '@/providers/cache/showWritten.ts';
import {
  CHANGED_AT_ONCE,
  type ChangedRecord,
  changeRecords,
  undoChanges,
} from '@/providers/changeRecords.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type BulkEnd, type BulkJob, useBulk } from './useBulk.ts';
import { useBulkUndo } from './useBulkUndo.ts';

/** A change of many records of one kind, each by its own rule. */
export interface BulkChangeJob<T extends RaRecord>
  extends Pick<BulkJob<T>, 'title' | 'done' | 'onSettled'> {
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
  /** Is told what was taken back. */
  onUndone?: (records: readonly T[]) => void;
}

const idOf = ({ after }: ChangedRecord) => String(after.id);

/**
 * Changes many records in atomic commits of up to 100, told to the audit trail: what is one commit while one
 * waits, more on the progress surface.
 */
export const useBulkChange = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const start = useBulk();
  const startUndo = useBulkUndo();
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
        atOnce: CHANGED_AT_ONCE,
        onSettled: job.onSettled,
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
          const done = pick(changed.map(idOf));
          const undo = () => {
            const unansweredUndo: UnansweredChange = new Map();
            return startUndo<T>(job.title, {
              items: done,
              atOnce: CHANGED_AT_ONCE,
              onSettled: job.onUndone,
              round: async (wanted, undoing) => {
                const ids = new Set(wanted.map(({ id }) => String(id)));
                const changes = changed.filter(one => ids.has(idOf(one)));
                const undone = await undoChanges(showing, actor, resource, changes, {
                  ...undoing,
                  unanswered: unansweredUndo,
                });
                return { ...undone, done: pick(undone.changed.map(idOf)), left: pick(undone.left) };
              },
            });
          };
          return {
            done,
            failed,
            left: pick(left),
            stoppedBy,
            unanswered: outcome.unanswered,
            ...(job.undoable && { undo }),
          };
        },
      });
    },
    [actor, dataProvider, queryClient, start, startUndo],
  );
};
