/** What the key of every draft begins with. */
export const DRAFT_PREFIX = 'backOffice.draft.';

/** Whether the storage keeps unsaved changes, whoever's they are. */
export const hasDrafts = (storage: Pick<Storage, 'key' | 'length'>): boolean =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(key =>
    key?.startsWith(DRAFT_PREFIX),
  );
