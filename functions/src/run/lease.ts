import type { StoredRecord } from 'ra-data-firestore/query';
import {
  type FunctionStore,
  type FunctionWrite,
  MAX_WRITES,
  type Stamp,
  StoreConflict,
} from '../../../src/domain/functions/functionStore.ts';

/** Where functions keep what they go on from; no rule gives it to anybody. */
const STATE = 'functionState';

/** A piece of work that one instance has at a time. */
export interface Lease {
  /** What the last one that had it left. */
  state: StoredRecord;
  /**
   * Writes, as long as nobody took the lease over: each commit is refused together with it, so an instance that was
   * thought dead cannot write what is old by now. More than one commit where there are many writes.
   * @param state what whoever has it next goes on from, stored with the last of them.
   * @throws StoreConflict where the lease is another's
   */
  commit: (
    writes: readonly FunctionWrite[],
    state?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Gives it back, where it is still there to give. */
  release: () => Promise<void>;
}

/** How a lease is asked for. */
export interface LeaseRequest {
  name: string;
  clock: () => Date;
  /** How long it holds after the last commit, in milliseconds: longer than an instance may run. */
  holds: number;
  /** Who asks, where others have to know whose it is. */
  holder?: string;
}

/** Who has a lease, or had it last; null where nobody said so. */
export const leaseHolder = async (store: FunctionStore, name: string): Promise<string | null> => {
  const holder = (await store.get(STATE, name))?.data.holder;
  return typeof holder === 'string' ? holder : null;
};

/** @returns null where another instance is at it. */
export const takeLease = async (
  store: FunctionStore,
  { name, clock, holds, holder }: LeaseRequest,
): Promise<Lease | null> => {
  const place = { collection: STATE, id: name };
  const stored = await store.get(STATE, name);
  const until = stored?.data.until;
  if (until instanceof Date && until > clock()) return null;
  const held = () => ({
    until: new Date(clock().getTime() + holds),
    ...(holder !== undefined && { holder }),
  });
  let beat = typeof stored?.data.beat === 'number' ? stored.data.beat : 0;
  let stamp: Stamp;
  const extended = (more: Readonly<Record<string, unknown>> = {}): FunctionWrite => {
    beat += 1;
    return { type: 'update', ...place, data: { ...more, ...held(), beat }, stamp };
  };
  try {
    if (stored) {
      stamp = stored.stamp;
      stamp = await store.commit([extended()]);
    } else stamp = await store.commit([{ type: 'create', ...place, data: { ...held(), beat } }]);
  } catch (error) {
    if (error instanceof StoreConflict) return null;
    throw error;
  }
  return {
    state: stored?.data ?? { id: name },
    commit: async (writes, state) => {
      const size = MAX_WRITES - 1;
      for (let at = 0; at === 0 || at < writes.length; at += size) {
        const part = writes.slice(at, at + size);
        const isLast = at + size >= writes.length;
        stamp = await store.commit([...part, extended(isLast ? state : undefined)]);
      }
    },
    release: async () => {
      try {
        await store.commit([
          { type: 'update', ...place, data: { until: null, beat: beat + 1 }, stamp },
        ]);
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
      }
    },
  };
};
