import { createStore, type UseStore } from 'idb-keyval';

const opened = new Map<string, UseStore>();

const open = (database: string, name: string): UseStore => {
  const store = opened.get(database) ?? createStore(database, name);
  opened.set(database, store);
  return store;
};

/** Files and plans of imports that have not ended, by run; their products by run and slice. */
export const importRunStore = (): UseStore => open('import-runs', 'runs');

/** The latest search for duplicates of each person, by uid. */
export const searchStore = (): UseStore => open('duplicate-searches', 'searches');
