import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import {
  OWNER_TASK_SIGN,
  type OwnerTaskSign,
  ownerTaskSignSchema,
} from '../../../src/domain/schemas/ownerTaskSign.ts';

const MINUTE = 60_000;

/** How long a sign holds, in milliseconds: what leaves it may fail for a while. */
const HOLDS = 180 * MINUTE;

/** How old a sign is before it is left anew, in milliseconds. */
const RENEWED = 30 * MINUTE;

/** What a sign says, asked when it is left. */
export interface SignOptions {
  clock: () => Date;
  says: () => Omit<OwnerTaskSign, 'until'>;
}

/**
 * Leaves the sign by which the console knows that owners' tasks are done; whoever does them leaves it, and nobody else, so
 * that it ends with them. It takes a read and a write each half an hour, and a read for each instance that starts. What
 * cannot be left keeps nobody from their work.
 */
export const leavingSign = (store: FunctionStore, { clock, says }: SignOptions) => {
  let renewAt = Number.NEGATIVE_INFINITY;
  const leave = async () => {
    const now = clock().getTime();
    if (now < renewAt) return;
    const { collection, id } = OWNER_TASK_SIGN;
    const said = says();
    const { data: left } = ownerTaskSignSchema.safeParse((await store.get(collection, id))?.data);
    const isSame = left?.does === said.does && left.shops === said.shops;
    const age = isSame ? now + HOLDS - left.until.getTime() : RENEWED;
    // Of the future by what functions write is none of theirs.
    const isDue = age >= RENEWED || age < -RENEWED;
    if (isDue) {
      const data = { ...said, until: new Date(now + HOLDS) };
      await store.commit([{ type: 'set', collection, id, data }]);
    }
    renewAt = now + (isDue ? RENEWED : RENEWED - Math.max(0, age));
  };
  return async (): Promise<void> => {
    try {
      await leave();
    } catch (error) {
      console.warn('The sign that functions are there could not be left', error);
    }
  };
};
