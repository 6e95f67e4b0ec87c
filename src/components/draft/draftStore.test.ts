import { describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME, draftKey, keepDraft, readDraft, sweepDrafts } from './draftStore.ts';

const storageOf = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

const key = draftKey('owner', 'products', 'p1');
const draft = { savedAt: 1000, original: { title: 'A' }, changes: { title: 'B' } };

describe('draftStore', () => {
  it('gives back what it kept, to the same person only', () => {
    const storage = storageOf();
    expect(keepDraft(storage, key, draft)).toBe(true);
    expect(readDraft(storage, key, 2000)).toEqual(draft);
    expect(readDraft(storage, draftKey('admin', 'products', 'p1'), 2000)).toBeNull();
  });

  it('forgets what is too old or cannot be read', () => {
    const storage = storageOf({ [key]: '{"savedAt":"yesterday"}', other: 'not a draft' });
    keepDraft(storage, draftKey('owner', 'products', 'p2'), draft);
    expect(readDraft(storage, key, 2000)).toBeNull();
    sweepDrafts(storage, 1001 + DRAFT_LIFETIME);
    expect(storage.length).toBe(1);
    expect(storage.getItem('other')).toBe('not a draft');
  });

  it('keeps a draft for thirty days, not for ever', () => {
    const DAY = 86_400_000;
    const storage = storageOf();
    keepDraft(storage, key, draft);
    expect(readDraft(storage, key, draft.savedAt + 30 * DAY)).toEqual(draft);
    expect(readDraft(storage, key, draft.savedAt + 30 * DAY + 1)).toBeNull();
    expect(storage.length).toBe(0);
    keepDraft(storage, key, draft);
    sweepDrafts(storage, draft.savedAt + 31 * DAY);
    expect(storage.length).toBe(0);
  });

  it('says when there is no room', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepDraft(full, key, draft)).toBe(false);
  });
});
