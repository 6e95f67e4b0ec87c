import { type RaRecord, useListContext } from 'ra-core';
import { getPath } from 'ra-data-firestore/query';
import { useMemo } from 'react';
import { byFrequency } from '@/domain/text/byFrequency.ts';
import { listScope } from './listScope.ts';
import { useLatestRecords } from './useLatestRecords.ts';

const NONE: readonly RaRecord[] = [];

const textsIn = (record: RaRecord, field: string): string[] => {
  const value: unknown = getPath(record, field);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(one => typeof one === 'string');
};

/**
 * Values of a field in the rows in view and in the records of the list that were changed last, the
 * most frequent first. Others exist: whoever uses it lets people type them.
 */
export const useSuggestedValues = (field: string, enabled: boolean): readonly string[] => {
  const list = useListContext<RaRecord>();
  const { data: rows = NONE } = list;
  const latest = useLatestRecords<RaRecord>(list.resource, listScope(list), enabled) ?? NONE;
  return useMemo(() => {
    const records = new Map([...rows, ...latest].map(record => [record.id, record]));
    return byFrequency([...records.values()].flatMap(record => textsIn(record, field)));
  }, [rows, latest, field]);
};
