import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

const opened = new Map<string, UseStore>();

const open = (database: string, name: string): UseStore => {
  const store = opened.get(database) ?? createStore(database, name);
  opened.set(database, store);
  return store;
};

/** Files and plans of imports that have not ended, by run; their products by run and slice. */
export const importRunStore = (): UseStore => open('import-runs', 'runs');

/** Deletes runs with their products. */
export const forgetRuns = async (ids: readonly string[]): Promise<void> => {
  const all = await keys<string>(importRunStore());
  const isGone = (key: string) => ids.some(id => key === id || key.startsWith(`${id}/`));
  await delMany(all.filter(isGone), importRunStore());
};

/** The latest search for duplicates of each person, by uid. */
export const searchStore = (): UseStore => open('duplicate-searches', 'searches');
