import { HttpError, type RaRecord } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { Subscription } from '../types.ts';
import { watchAccount } from './watchAccount.ts';

const waiting = new HttpError('the database takes no more for now', 429, { code: 'waiting' });
const denied = new HttpError('permission denied', 403, { code: 'permission-denied' });

const follow = () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const own = { next: vi.fn(), error: vi.fn() };
  let source: Subscription<RaRecord | null> = own;
  const watchOne = (_: string, __: string, subscription: typeof source) => {
    source = subscription;
    return () => undefined;
  };
  watchAccount({ watchOne }, 'u1', own);
  return { own, source };
};

afterEach(() => vi.restoreAllMocks());

it('lets somebody stay in whom the database cannot follow for now', () => {
  const { own, source } = follow();
  source.next({ id: 'u1' });
  source.error(waiting);
  expect(own.error).not.toHaveBeenCalled();
  source.next({ id: 'u1', isDeleted: true });
  expect(own.next).toHaveBeenLastCalledWith({ id: 'u1', isDeleted: true });
});

it('says why nobody can be let in, and that somebody may not be in any more', () => {
  const { own, source } = follow();
  source.error(waiting);
  expect(own.error).toHaveBeenLastCalledWith(waiting);
  source.next({ id: 'u1' });
  source.error(denied);
  expect(own.error).toHaveBeenLastCalledWith(denied);
});
