import type { RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { changeRecords } from '@/providers/changeRecords.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useBulk } from './useBulk.ts';
import { useFailureText } from './useFailureText.ts';

/** A change of many records of one kind, each by its own rule. */
export interface BulkChangeJob<T extends RaRecord> {
  title: string;
  resource: ResourceName;
  records: readonly T[];
  nameOf: (record: T) => string;
  /** The fields to change in one record; null leaves it alone. */
  changesOf: (record: T) => Record<string, unknown> | null;
  action: string;
  reason: string;
  done: (records: readonly T[]) => string;
}

/** Changes many records in atomic commits of up to 100, on the progress surface. */
export const useBulkChange = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { start } = useBulk();
  const textOf = useFailureText();
  return useCallback(
    <T extends RaRecord>(job: BulkChangeJob<T>) => {
      const byId = new Map(job.records.map(record => [String(record.id), record]));
      const pick = (ids: readonly string[]) => ids.flatMap(id => byId.get(id) ?? []);
      start<T>({
        title: job.title,
        items: job.records,
        done: job.done,
        round: async (records, task) => {
          const outcome = await changeRecords(dataProvider, actor, {
            resource: job.resource,
            records,
            changesOf: ({ id }) => {
              const record = byId.get(String(id));
              return (record && job.changesOf(record)) ?? {};
            },
            action: job.action,
            source: 'bulk',
            reason: job.reason,
            signal: task.signal,
            onProgress: task.progress,
          });
          for (const failed of outcome.failed) {
            const [record] = pick([failed.id]);
            const item = record ? job.nameOf(record) : failed.id;
            const error = Object.assign(new Error(failed.message), { status: failed.status });
            task.fail({ item, message: textOf(error) });
          }
          const done = pick(outcome.changed.map(({ after }) => String(after.id)));
          return { done, left: pick(outcome.left) };
        },
      });
    },
    [actor, dataProvider, start, textOf],
  );
};
