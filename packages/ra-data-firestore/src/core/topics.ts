import type { Context } from '../context.ts';
import { createTopics, type Topics } from '../live/topics.ts';
import { readMany } from '../reading/oneAndMany.ts';
import { watcherOf } from './live.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

const methods = (context: Context): Topics =>
  createTopics(
    watcherOf(context),
    resource => context.shown.get(resource),
    (resource, ids, meta) =>
      run({ method: 'getMany', resource }, call => readMany(context, call, resource, ids, meta)),
  );

/** ra-realtime's topics. */
export const topics = { methods } satisfies Part;
