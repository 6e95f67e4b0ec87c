import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { isConflict, storedRecord } from '@/domain/errors.ts';
import type { BackOfficeDataProvider } from '../types.ts';

/** Whether a record could not be created because the same person has created it: the answer to an earlier try was lost. */
export const isOwnCreation = (error: unknown, uid: string): boolean => {
  const record = storedRecord(error);
  return (
    isConflict(error) &&
    typeof record === 'object' &&
    record !== null &&
    ['createdBy', 'userId'].some(field => Reflect.get(record, field) === uid)
  );
};

/**
 * Creates a record under an id that every try has; one that an earlier try created is there already.
 * Unlike `commitOnce` nothing is to be remembered for it: it is found after a reload, too.
 * @throws what the data provider throws, such as where somebody else has a record of that id.
 */
export const createOnce = async (
  dataProvider: Pick<BackOfficeDataProvider, 'create'>,
  resource: ResourceName,
  data: Omit<RaRecord, 'id'> & { id: string },
  uid: string,
): Promise<void> => {
  try {
    await dataProvider.create(resource, { data });
  } catch (error) {
    if (!isOwnCreation(error, uid)) throw error;
  }
};
