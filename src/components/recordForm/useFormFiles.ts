import { useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useServices } from '@/providers/ServicesContext.tsx';
import { orphanedFiles } from './orphanedFiles.ts';
import type { RecordFormProps } from './RecordFormProps.ts';

/**
 * Deletes files that were uploaded for a record and never came to be of it: after the record was saved, never before, and
 * only those of its own folder. What it showed stays: its history brings that back, and what nothing can bring back is
 * cleaned up elsewhere.
 */
export const useFormFiles = <V extends FieldValues>(
  files: RecordFormProps<unknown, V, unknown>['files'],
) => {
  const { files: store } = useServices();
  const newest = useRef(files);
  newest.current = files;
  return useMemo(() => {
    const mine = new Set<string>();
    const pathsOf = (all: readonly V[]) => all.flatMap(values => newest.current?.of(values) ?? []);
    return {
      /** Remembers files that this form uploaded. */
      uploaded: (paths: readonly string[]) => {
        for (const path of paths) mine.add(path);
      },
      /** Deletes what this form uploaded, or `drafted` had, and none of `kept` has or had. */
      discard: (kept: readonly V[], drafted: readonly V[] = []) => {
        const { folder } = newest.current ?? {};
        if (folder === undefined) return;
        const gone = orphanedFiles([...mine, ...pathsOf(drafted)], pathsOf(kept), folder);
        // A file that stays behind costs a little room; a message would only worry.
        for (const path of gone)
          store.remove(path).catch(error => console.warn('A file was left behind', path, error));
        mine.clear();
      },
    };
  }, [store]);
};
