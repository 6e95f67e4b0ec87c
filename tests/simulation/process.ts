import { HttpError } from 'ra-core';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { RecordStore } from '@/providers/types.ts';
import { asRead } from './oracle/changes.ts';
import type { Intent } from './oracle/intent.ts';
import { intent } from './oracle/intent.ts';
import type { Oracle } from './oracle/oracle.ts';
import { problem } from './oracle/problem.ts';
import { PEOPLE } from './people.ts';
import type { Fault, Step } from './step.ts';
import type { Fields, World } from './worlds/world.ts';

/** What a step needs of everything around it. */
export interface Surroundings {
  world: World;
  oracle: Oracle;
  /** Whether a person's session is alive. */
  isSignedIn: () => boolean;
  signOut: () => void;
  /** Deactivates the person, from outside. */
  revoke: () => Promise<void>;
}

/** One thing that somebody does, from the first click on: a tab with its own calls and faults. */
export interface Process {
  step: Step;
  person: (typeof PEOPLE)[Step['who']];
  store: RecordStore;
  /** Says what the next commits are meant to do. */
  intend: (next: Intent) => Intent;
  /** Resolves when it has ended, stands still, or its tab was closed. */
  untilStill: () => Promise<void>;
  /** After how many more steps it goes on, where it stands still; null where it does not. */
  standsFor: () => number | null;
  goOn: () => void;
  start: (work: () => Promise<void>) => void;
}

const unreachable = () =>
  new HttpError('The back end did not answer', 503, { code: 'unavailable' });

/** Something to wait for that others open. */
const latch = () => {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
};

const never = () => new Promise<never>(() => {});

/** A stream says without asking the back end that it has no more pages. */
const isEnd = (answer: { done?: boolean }) => answer.done === true;

/** Records asked for by their ids are left out where they may not be read, as if they were gone. */
const isNone = (answer: { data: readonly unknown[] }) => answer.data.length === 0;

/** How long a step may take before it counts as hanging, in milliseconds. */
const PATIENCE = 30_000;

/** Opens a tab whose every call of the back end meets the faults of its step. */
export const createProcess = (step: Step, number: number, around: Surroundings): Process => {
  const { world, oracle } = around;
  const person = PEOPLE[step.who];
  const raw = world.open(step.who, around.isSignedIn);
  const seen = new Map<string, Fields>();
  let current = intent('nothing', { forbidden: true });
  let calls = 0;
  let ids = 0;
  let closed = false;
  let ended = false;
  let standing: { steps: number; goOn: () => void } | null = null;
  let still = latch();

  const stand = (steps: number) =>
    new Promise<void>(resolve => {
      standing = { steps, goOn: resolve };
      still.resolve();
    });
  const close = () => {
    closed = true;
    still.resolve();
    return never();
  };
  const end = () => {
    ended = true;
    still.resolve();
  };

  const faulty = async <T>(fault: Fault | undefined, work: (isTorn: boolean) => Promise<T>) => {
    switch (fault?.kind) {
      case 'rejected':
        throw unreachable();
      case 'closedBefore':
        return close();
      case 'late':
        await stand(fault.after);
        break;
      case 'revoked':
        await around.revoke();
        break;
      case 'signedOut':
        around.signOut();
        break;
      case 'torn':
        if (world.tearing) return world.tearing(fault.after, () => work(true));
    }
    const answer = work(false);
    switch (fault?.kind) {
      case 'lateAnswer':
        await answer.catch(() => {});
        await stand(fault.after);
        break;
      case 'lost':
        await answer.catch(() => {});
        throw unreachable();
      case 'closed':
        await answer.catch(() => {});
        return close();
    }
    return answer;
  };

  const call = <T>(work: (isTorn: boolean) => Promise<T>): Promise<T> => {
    if (closed) return never();
    const at = calls++;
    return faulty(
      step.faults.find(fault => fault.call === at),
      work,
    );
  };

  /** A read that reaches the back end: only who is let in gets an answer, but of the catalogue. */
  const reading = <T>(
    resource: string,
    work: () => Promise<T>,
    saysNothing: (answer: T) => boolean = () => false,
  ): Promise<T> =>
    call(async () => {
      const isPublic = resource === 'products' || resource === 'business';
      const mayRead = around.isSignedIn() && oracle.isLetIn(person);
      const answer = await work();
      if (!mayRead && !isPublic && !saysNothing(answer))
        oracle.report(problem('rights hold', `${person.uid} read without the right`));
      return answer;
    });

  const pathOf = (resource: string, parent: string | undefined, id: unknown) => {
    const definition = Object.entries(COLLECTIONS).find(([name]) => name === resource)?.[1];
    return `${definition?.path(parent)}/${id}`;
  };
  /** What was asked for and is not there is seen to be gone, with all that stood beneath it. */
  const seeGone = (path: string) => {
    for (const known of seen.keys())
      if (known === path || known.startsWith(`${path}/`)) seen.delete(known);
  };
  const see = (resource: string, parent: string | undefined, rows: readonly { id: unknown }[]) => {
    for (const row of rows) seen.set(pathOf(resource, parent, row.id), asRead({ ...row }));
  };

  const store: RecordStore = {
    ...raw,
    newId: () => `s${number}x${ids++}`,
    getList: (resource, params) =>
      reading(resource, async () => {
        const answer = await raw.getList(resource, params);
        see(resource, params.meta?.parent, answer.data);
        return answer;
      }),
    getOne: (resource, params) =>
      reading(resource, async () => {
        const answer = await raw.getOne(resource, params);
        see(resource, params.meta?.parent, [answer.data]);
        return answer;
      }),
    getMany: (resource, params) =>
      reading(
        resource,
        async () => {
          const answer = await raw.getMany(resource, params);
          const there = new Set(answer.data.map(({ id }) => id));
          for (const id of params.ids)
            if (!there.has(id)) seeGone(pathOf(resource, params.meta?.parent, id));
          see(resource, params.meta?.parent, answer.data);
          return answer;
        },
        isNone,
      ),
    count: (resource, query) => reading(resource, () => raw.count(resource, query)),
    stream: (resource, query) =>
      (async function* pages() {
        const read = raw.stream(resource, query)[Symbol.asyncIterator]();
        for (;;) {
          const { value, done } = await reading(resource, () => read.next(), isEnd);
          if (done) return;
          see(resource, query.meta?.parent, value);
          yield value;
        }
      })(),
    commit: writes =>
      call(async isTorn => {
        const isSignedIn = around.isSignedIn();
        const attempt = { person, isSignedIn, intent: current, seen, writes, isTorn };
        const changes = await oracle.commit(attempt, () => raw.commit(writes));
        for (const { path, after } of changes.values()) seen.set(path, asRead(after));
      }),
  };

  return {
    step,
    person,
    store,
    intend: next => {
      current = next;
      return next;
    },
    untilStill: async () => {
      let clock: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>(resolve => {
        clock = setTimeout(() => {
          oracle.report(problem('goes on', `${step.who} ${step.act} hangs`));
          resolve();
        }, PATIENCE);
      });
      await Promise.race([still.promise, late]);
      clearTimeout(clock);
    },
    standsFor: () => standing?.steps ?? null,
    goOn: () => {
      const { goOn } = standing ?? { goOn: () => {} };
      standing = null;
      // One of several calls at once may stand while another ends all that the process does.
      if (!ended && !closed) still = latch();
      goOn();
    },
    start: work => {
      work().then(end, (error: unknown) => {
        // What no act knows to handle is a defect, of the product or of the act.
        oracle.report(
          problem(
            'goes on',
            `${step.who} ${step.act}: ${error instanceof Error ? error.stack : error}`,
          ),
        );
        end();
      });
    },
  };
};
