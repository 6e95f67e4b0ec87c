import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import type { Watcher } from '../live/watch.ts';

const isWatcher = (value: object): value is Watcher => 'watchOne' in value && 'watchList' in value;

/**
 * The data provider's live methods. From the context, because `useDataProvider` turns every method
 * into one that returns a promise.
 * @throws Error where the data provider has none.
 */
export const useLiveSource = (): Watcher => {
  const provider = useContext(DataProviderContext);
  if (provider && isWatcher(provider)) return provider;
  throw new Error('The data provider has no watchOne and watchList: use firestoreDataProvider');
};
