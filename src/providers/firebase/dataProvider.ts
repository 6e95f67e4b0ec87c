import type { Firestore } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import {
  commits,
  composeDataProvider,
  figures,
  live,
  queryChecks,
  type ResourceOptions,
  reads,
  searches,
  streams,
} from 'ra-data-firestore/core';
import { COLLECTIONS, type CollectionDefinition, searchedFields } from '@/domain/collections.ts';
import { dateFields } from '@/domain/dateFields.ts';
import type { RecordStore } from '../types.ts';
import { withDeletionPointer } from './deletionPointer.ts';

/**
 * How a collection's definition reads as options of `ra-data-firestore`. Versions, times and
 * authors are stamped by the layer above, so none are asked for here.
 */
export const resourceOptions = (definition: CollectionDefinition): ResourceOptions => {
  const { path, schema, searchFields, queries } = definition;
  const isSearched = searchFields.length > 0;
  return {
    path: path('{parent}'),
    types: Object.fromEntries(dateFields(schema).map(name => [name, 'date'])),
    indexes: queries,
    ...(isSearched ? { search: { strategy: 'tokens', ...searchedFields(definition) } } : {}),
  };
};

/**
 * The data provider over Firestore, configured from the one definition of the collections.
 * @param renewToken sees to it that the session's token is valid.
 */
export const createFirebaseDataProvider = (
  firestore: Firestore,
  uid: () => string | null,
  renewToken?: () => unknown,
): RecordStore => {
  const resources = Object.fromEntries(
    Object.entries(COLLECTIONS).map(([name, definition]) => [name, resourceOptions(definition)]),
  );
  // What fields hold is declared, related records are joined above, and every write is a commit.
  const provider = composeDataProvider(
    { firestore, resources, beforeWrite: renewToken },
    reads,
    commits,
    streams,
    figures,
    live,
    searches,
    queryChecks,
  );
  return {
    ...provider,
    commit: async writes => {
      const withPointer = withDeletionPointer(writes, uid());
      try {
        await provider.commit(withPointer);
      } catch (error) {
        // Of two commits at once, the rules hold the later one against what the first has stored
        // and deny it. Asked again, it reads that, and says that it is a conflict.
        const held = writes.some(write => 'precondition' in write && write.precondition);
        if (!held || !(error instanceof HttpError) || error.status !== 403) throw error;
        await provider.commit(withPointer);
      }
    },
  };
};
