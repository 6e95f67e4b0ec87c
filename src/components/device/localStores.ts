import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

const opened = new Map<string, UseStore>();

const open = (database: string, name: string): UseStore => {
  const store = opened.get(database) ?? createStore(database, name);
  opened.set(database, store);
  return store;
};

/** Files and plans of imports that have not ended, by run; their products by run and slice. */
export const importRunStore = (): UseStore => open('import-runs', 'runs');

/** The key of a part of a run's products. */
export const sliceKey = (runId: string, index: number) => `${runId}/${index}`;

/** The key of that a run was cancelled. */
export const cancelledKey = (runId: string) => `${runId}/cancelled`;

/** The key of what is known of products that a run was refused. */
export const failuresKey = (runId: string) => `${runId}/failures`;

/** The key of a person's check of a business's products. */
export const checkKey = (uid: string, businessId: string) => `${uid}/${businessId}`;

/** The key of what a person read of how a business writes names. */
export const spellingsKey = (uid: string, businessId: string) => `${uid}/${businessId}/spellings`;

/** What a key of `searchStore` is of; no uid has a slash. */
export const searchKind = (key: string): 'searches' | 'checks' | 'spellings' => {
  const parts = key.split('/').length;
  if (parts === 1) return 'searches';
  return parts === 2 ? 'checks' : 'spellings';
};

/** The person whose a key of `searchStore` is. */
export const personOf = (key: string) => key.split('/')[0] ?? key;

/** The run that a key belongs to. */
const runOf = (key: string) => key.split('/')[0] ?? key;

/** The ids of all kept runs. */
export const runIds = async (): Promise<string[]> =>
  (await keys<string>(importRunStore())).filter(key => key === runOf(key));

/** Deletes runs with their products. */
export const forgetRuns = async (ids: readonly string[]): Promise<void> => {
  const all = await keys<string>(importRunStore());
  await delMany(
    all.filter(key => ids.includes(runOf(key))),
    importRunStore(),
  );
};

/**
 * The latest search for duplicates of each person, by uid, their checks for channels, by `checkKey`,
 * and what they read of spellings, by `spellingsKey`.
 */
export const searchStore = (): UseStore => open('duplicate-searches', 'searches');
