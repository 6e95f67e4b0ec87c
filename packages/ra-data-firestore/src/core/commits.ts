import type { Context } from '../context.ts';
import type { Write } from '../query/index.ts';
import { commitWrites } from '../writing/commit.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

/** Writes in any collections at once. */
export interface CommitMethods {
  /** Carries out all writes or none: at most 500 writes and 3 MB. */
  commit: (writes: readonly Write[]) => Promise<void>;
}

const methods = (context: Context): CommitMethods => ({
  commit: writes =>
    run({ method: 'commit', resource: 'commit' }, call => commitWrites(context, call, writes)),
});

/** Many writes, all or nothing. */
export const commits = { methods } satisfies Part;
