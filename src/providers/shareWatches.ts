import type { RaRecord } from 'ra-core';
import { createEmitter } from '@/domain/emitter.ts';
import type { RecordStore, Subscription } from './types.ts';

/**
 * How long a watch goes on after the last who followed it has left, in milliseconds: what was seen
 * less than a minute ago is not read again.
 */
export const LINGER = 60_000;

type Follow = (subscription: Subscription<RaRecord | null>) => () => void;
type Begin = (subscription: Subscription<RaRecord | null>) => () => void;

/** One watch for many who follow; `over` is called when it failed, and when nobody came back. */
const share = (begin: Begin, over: () => unknown): Follow => {
  const changes = createEmitter<RaRecord | null>();
  const failures = createEmitter<Error>();
  let last: { record: RaRecord | null } | null = null;
  let followers = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const end = begin({
    next: record => {
      last = { record };
      changes.emit(record);
    },
    // Whoever asks next begins another one. Some failures are no end: who follows goes on being told.
    error: error => {
      over();
      failures.emit(error);
    },
  });
  return ({ next, error }) => {
    clearTimeout(leaving);
    followers++;
    const stops = [changes.subscribe(next), failures.subscribe(error)];
    if (last) next(last.record);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      for (const stop of stops) stop();
      if (--followers > 0) return;
      leaving = setTimeout(() => {
        over();
        end();
      }, LINGER);
    };
  };
};

/** A provider that watches each record once, for all who follow it and for a minute after them. */
export const shareWatches = <T extends Pick<RecordStore, 'watchOne'>>(provider: T): T => {
  const watches = new Map<string, Follow>();
  return {
    ...provider,
    watchOne: (resource, id, subscription, meta) => {
      const key = JSON.stringify([resource, id, meta ?? null]);
      const known = watches.get(key);
      if (known) return known(subscription);
      const follow: Follow = share(
        own => provider.watchOne(resource, id, own, meta),
        () => watches.get(key) === follow && watches.delete(key),
      );
      watches.set(key, follow);
      return follow(subscription);
    },
  };
};
