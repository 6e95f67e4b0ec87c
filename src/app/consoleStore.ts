import { localStorageStore, type Store } from 'react-admin';

/** react-admin's store of what a person set in this browser; lists keep nothing there: their address says it all. */
export const consoleStore = (uid: string): Store => {
  const store = localStorageStore('1', `backOffice.${uid}`);
  return {
    ...store,
    setItem: (key, value) => {
      // Written for every key of a search, and never read.
      if (!key.endsWith('.listParams')) store.setItem(key, value);
    },
  };
};
