import type { Context } from '../context.ts';
import { toHttpError } from '../httpErrors.ts';
import { createWatcher, type Watcher } from '../live/watch.ts';
import type { Part } from './part.ts';

/** A subscription that cannot even begin rejects like any other call. */
const guarded = (watcher: Watcher): Watcher => ({
  watchOne: (resource, ...rest) => {
    try {
      return watcher.watchOne(resource, ...rest);
    } catch (error) {
      throw toHttpError(error, `${resource}.watchOne`);
    }
  },
  watchList: (resource, ...rest) => {
    try {
      return watcher.watchList(resource, ...rest);
    } catch (error) {
      throw toHttpError(error, `${resource}.watchList`);
    }
  },
});

const watchers = new WeakMap<Context, Watcher>();

/** The one watcher of a data provider: who asks for the same shares a listener. */
export const watcherOf = (context: Context): Watcher => {
  const watcher = watchers.get(context) ?? guarded(createWatcher(context));
  watchers.set(context, watcher);
  return watcher;
};

/** Records and lists that are followed. */
export const live = { methods: watcherOf } satisfies Part;
