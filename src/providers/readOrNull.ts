import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { isMissing } from '@/domain/errors.ts';
import type { DataServices } from './types.ts';

/** Reads a record as it is stored now, never from a cache; null where it is gone. */
export const readOrNull = async <T extends RaRecord>(
  dataProvider: Pick<DataServices['dataProvider'], 'getOne'>,
  resource: ResourceName,
  params: { id: string; meta?: unknown },
): Promise<T | null> => {
  try {
    return (await dataProvider.getOne<T>(resource, params)).data;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
