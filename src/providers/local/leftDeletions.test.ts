import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Write } from '@/domain/write.ts';
import { createLeftDeletions } from './leftDeletions.ts';
import { createMemoryStorage } from './memoryStorage.ts';

const ANN = { uid: 'admin', email: 'admin@catalogue.example', emailVerified: true };
const place = (id: string) => ({ collection: 'claims', id });

const tabs = () => {
  const storage = createMemoryStorage();
  const commit = vi.fn(async (_: IdentityClaims, __: readonly Write[]) => {});
  const open = () => createLeftDeletions(storage, commit);
  const done = () => commit.mock.calls.map(([{ uid }, writes]) => [uid, ...writes.map(w => w.id)]);
  return { storage, commit, open, done };
};

afterEach(() => vi.unstubAllGlobals());

describe('what a closing tab leaves', () => {
  it('is deleted by the next tab, as whoever left it, once', async () => {
    const { open, done, storage } = tabs();
    open().leave(ANN, [place('a'), place('b')]);
    open().leave(ANN, []);
    expect(done()).toEqual([]);
    await open().carryOut();
    await open().carryOut();
    expect(done()).toEqual([['admin', 'a', 'b']]);
    expect(storage.length).toBe(0);
  });

  it('is dropped where it is no longer allowed, and the rest is done', async () => {
    const { open, done, commit, storage } = tabs();
    commit.mockRejectedValueOnce(new Error('Somebody else has this'));
    open().leave(ANN, [place('a')]);
    open().leave(ANN, [place('b')]);
    await open().carryOut();
    expect(done()).toHaveLength(2);
    expect(storage.length).toBe(0);
  });

  it.each(['', '{', '{"places":[]}', '{"author":null,"places":[{"id":1}]}'])(
    'is nothing where somebody else wrote %j',
    async text => {
      const { open, done, storage } = tabs();
      storage.setItem('back-office.left-deletions.x', text);
      storage.setItem('back-office.session', 'admin');
      await open().carryOut();
      expect(done()).toEqual([]);
      expect(storage.length).toBe(1);
    },
  );

  it('is carried out at once by a tab that is open, as soon as its data are there', async () => {
    const heard: ((event: object) => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) =>
      heard.push(hear),
    );
    const ended = vi.fn();
    vi.stubGlobal('removeEventListener', ended);
    const { open, done } = tabs();
    let resolve = () => {};
    const ready = new Promise<void>(done => {
      resolve = done;
    });
    const end = open().watch(() => ready);
    open().leave(ANN, [place('a')]);
    for (const hear of heard) {
      hear({ key: 'back-office.session', newValue: 'admin' });
      hear({ key: 'back-office.left-deletions.1', newValue: '{}' });
      hear({ key: 'back-office.left-deletions.1', newValue: null });
    }
    expect(done()).toEqual([]);
    resolve();
    await vi.waitFor(() => expect(done()).toEqual([['admin', 'a']]));
    end();
    expect(ended).toHaveBeenCalledOnce();
  });
});
