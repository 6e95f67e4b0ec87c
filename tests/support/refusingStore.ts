import type { Write } from '@/domain/write.ts';
import type { RecordStore, Subscription } from '@/providers/types.ts';
import { toHttpError } from '../../packages/ra-data-firestore/src/httpErrors.ts';

/** What Firestore says when it takes no more (429), or cannot be reached (503). */
const REFUSALS = {
  429: ['resource-exhausted', 'Quota exceeded.'],
  503: ['unavailable', 'The service is currently unavailable.'],
} as const;

/** How a store refuses. */
export type Refusal = keyof typeof REFUSALS;

/** The error as the data provider tells of it; `waiting`: of a listener, which goes on trying. */
const refusalOf = (status: Refusal, what: string, waiting?: boolean): Error => {
  const [code, message] = REFUSALS[status];
  const error = toHttpError(Object.assign(new Error(message), { code }), what);
  if (!(error instanceof Error)) throw new Error('The provider makes errors of errors');
  return waiting ? Object.assign(error, { body: { code: 'waiting' } }) : error;
};

/**
 * Whether a write only says who looks at what, or that somebody is here; what is handed over, or taken over, is
 * meant by somebody.
 */
const isLook = ({ collection, ...write }: Write) =>
  collection === 'signIns' ||
  (collection === 'claims' &&
    ('data' in write ? write.data.kind === 'looking' && !write.data.note : true));

/** A store that can refuse, and what passed it. */
export interface RefusingStore {
  /** Puts it between the console and a store. */
  between: (store: RecordStore) => RecordStore;
  /** Refuses from now on: all calls, or commits only. */
  refuse: (status: Refusal, what?: 'all' | 'commits') => void;
  /**
   * Carries out the next commit, and says that there was no answer.
   * @param isGone whether there is none to anything else either, until it is mended.
   */
  loseAnswer: (isGone?: boolean) => void;
  /** Lets calls through again; what listens goes on by itself, as the provider's listeners do. */
  mend: () => void;
  /** Reads that were refused, and listeners as they began, since it was asked last: `products.getList`. */
  refusals: () => string[];
  /**
   * How many commits passed, and how many were refused, since it was asked last; without those that only say who
   * looks at what, or that somebody is here, which come and go by themselves.
   */
  commits: () => { passed: number; refused: number };
}

/** A store that refuses as Firestore does behind the data provider. */
export const refusingStore = (): RefusingStore => {
  let refusal: { status: Refusal; what: 'all' | 'commits' } | null = null;
  let counts = { passed: 0, refused: 0 };
  let refusals: string[] = [];
  let lost: 'none' | 'answer' | 'all' = 'none';
  const listening = new Set<{ begin: () => void; refused: (status: Refusal) => void }>();
  const refusing = (kind: 'reads' | 'commits') =>
    refusal && (refusal.what === 'all' || kind === 'commits') ? refusal.status : null;

  const listen = <T>(
    what: string,
    subscription: Subscription<T>,
    begin: (subscription: Subscription<T>) => () => void,
  ) => {
    let stop = () => {};
    let ended = false;
    const one = {
      begin: () => {
        stop();
        stop = begin({
          next: value => ended || subscription.next(value),
          error: error => ended || subscription.error(error),
        });
      },
      refused: (status: Refusal) => {
        stop();
        queueMicrotask(() => ended || subscription.error(refusalOf(status, what, true)));
      },
    };
    listening.add(one);
    const status = refusing('reads');
    if (status) {
      refusals.push(what);
      one.refused(status);
    } else one.begin();
    return () => {
      ended = true;
      listening.delete(one);
      stop();
    };
  };

  const refuse = (status: Refusal, what: 'all' | 'commits' = 'all') => {
    refusal = { status, what };
    if (what === 'all') for (const one of listening) one.refused(status);
  };

  return {
    between: store => {
      const guard = (what: string, kind: 'reads' | 'commits' = 'reads') => {
        const status = refusing(kind);
        if (status && kind === 'reads') refusals.push(what);
        if (status) throw refusalOf(status, what);
      };
      return {
        ...store,
        getList: async (name, params) => {
          guard(`${name}.getList`);
          return store.getList(name, params);
        },
        getOne: async (name, params) => {
          guard(`${name}.getOne`);
          return store.getOne(name, params);
        },
        getMany: async (name, params) => {
          guard(`${name}.getMany`);
          return store.getMany(name, params);
        },
        getManyReference: async (name, params) => {
          guard(`${name}.getManyReference`);
          return store.getManyReference(name, params);
        },
        count: async (name, query) => {
          guard(`${name}.count`);
          return store.count(name, query);
        },
        aggregate: async (name, query) => {
          guard(`${name}.aggregate`);
          return store.aggregate(name, query);
        },
        stream: (name, query) =>
          (async function* () {
            const pages = store.stream(name, query)[Symbol.asyncIterator]();
            for (;;) {
              for (let passed = false; !passed; ) {
                try {
                  guard(`${name}.stream`);
                  passed = true;
                } catch (error) {
                  if (!query.onRefused || !(error instanceof Error)) throw error;
                  await query.onRefused(error);
                }
              }
              const { done, value } = await pages.next();
              if (done) return;
              yield value;
            }
          })(),
        watchOne: (name, id, subscription, meta) =>
          listen(`${name}.watchOne`, subscription, own => store.watchOne(name, id, own, meta)),
        watchList: (name, query, subscription) =>
          listen(`${name}.watchList`, subscription, own => store.watchList(name, query, own)),
        commit: async writes => {
          const counted = writes.every(isLook) ? 0 : 1;
          if (refusing('commits')) counts.refused += counted;
          guard('commit', 'commits');
          await store.commit(writes);
          counts.passed += counted;
          if (lost === 'none' || counted === 0) return;
          if (lost === 'all') refuse(503);
          lost = 'none';
          throw refusalOf(503, 'commit');
        },
      };
    },
    refuse,
    loseAnswer: isGone => {
      lost = isGone ? 'all' : 'answer';
    },
    mend: () => {
      const before = refusal;
      refusal = null;
      if (before?.what === 'all') for (const one of [...listening]) one.begin();
    },
    refusals: () => {
      const before = refusals;
      refusals = [];
      return before;
    },
    commits: () => {
      const before = counts;
      counts = { passed: 0, refused: 0 };
      return before;
    },
  };
};
