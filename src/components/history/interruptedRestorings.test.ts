import { describe, expect, it } from 'vitest';
import { forgetRestoring, interruptedRestorings, keepRestoring } from './interruptedRestorings.ts';

/** A storage in memory. */
const storageOf = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
};
const restoring = (batchId: string, startedAt: number) => ({
  ...{ batchId, startedAt, address: '/point-in-time?at=x', ids: ['p'], reason: '' },
});

describe('kept restorings', () => {
  it('are each person’s own, the latest first, until they are forgotten', () => {
    const storage = storageOf();
    keepRestoring(storage, 'owner', restoring('a', 1));
    keepRestoring(storage, 'owner', restoring('b', 2));
    keepRestoring(storage, 'admin', restoring('c', 3));
    expect(interruptedRestorings(storage, 'owner', 5).map(one => one.batchId)).toEqual(['b', 'a']);
    forgetRestoring(storage, 'owner', 'b');
    expect(interruptedRestorings(storage, 'owner', 5).map(one => one.batchId)).toEqual(['a']);
  });

  it('are removed where they are too old or not to be read', () => {
    const storage = storageOf();
    keepRestoring(storage, 'owner', restoring('a', 1));
    storage.setItem('backOffice.restoring.owner.x', '{');
    keepRestoring(storage, 'owner', { ...restoring('e', 1), address: '//elsewhere.example' });
    expect(interruptedRestorings(storage, 'owner', 31 * 86_400_000)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('are not kept where there is no room', () => {
    const full = {
      ...storageOf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepRestoring(full, 'owner', restoring('a', 1))).not.toThrow();
  });
});
