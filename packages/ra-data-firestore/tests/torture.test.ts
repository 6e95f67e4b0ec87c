import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';
import {
  type Asked,
  freshIds,
  inList,
  oneOf,
  randomBelow,
  randomFields,
  randomList,
} from './support/tortureRows.ts';

/**
 * A fixed number of steps with the other tests; as long as one likes on demand, with a seed of its
 * own unless one is given, and with as many rows:
 * `TORTURE_SECONDS=3600 TORTURE_SEED=8 TORTURE_ROWS=5000 npx vitest run --project provider packages/ra-data-firestore/tests/torture.test.ts`
 */
const STEPS = 100;
const DURATION = Number(process.env.TORTURE_SECONDS ?? 0) * 1000;
const SEED = Number(process.env.TORTURE_SEED ?? (DURATION ? Date.now() % 1e6 : 7));
const ROWS = Number(process.env.TORTURE_ROWS ?? 300);
const SIZES = [2, 5, 10, 25, 100];
const MAX_SCAN = 1000;
/** An emulator on a busy machine takes its time over thousands of rows; how long is not what is asked here. */
const PATIENCE = { readTimeout: 150_000, writeTimeout: 150_000 };

describe.skipIf(!emulator)('lists while everybody writes (Firestore emulator)', () => {
  const { firestore, projectId, close } = connect();
  const other = connect(projectId);
  afterAll(async () => {
    await close();
    await other.close();
  });
  const below = randomBelow(SEED);
  const live: string[] = [];
  const provider = firestoreDataProvider({ firestore, ...PATIENCE });
  const did = { lists: 0, steps: 0, slowest: 0, what: '' };

  /** A search row by row goes no further than so many rows, and says so. */
  const randomAsked = (): Asked => {
    const list = randomList(below);
    return ROWS > MAX_SCAN && list.filter.q !== undefined ? { ...list, filter: {} } : list;
  };

  const foreign = (id: string) => doc(other.firestore, 'rows', id);
  /** Takes a row away from those that may be written; none once there are few. */
  const taken = () => (live.length > ROWS - 50 ? live.splice(below(live.length), 1)[0] : undefined);
  /** Another client may have deleted the row meanwhile. */
  const orGone = (error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  };
  const ownCreate = async () => {
    const { data } = await provider.create('rows', { data: randomFields(below) });
    live.push(String(data.id));
  };
  const ownUpdate = async (id = oneOf(below, live)) => {
    const { group, price } = randomFields(below);
    await provider
      .update('rows', { id, data: { group, price }, previousData: { id } })
      .catch(orGone);
  };
  const ownUpdates = async () => {
    const ids = [oneOf(below, live), oneOf(below, live), oneOf(below, live)];
    const { title } = randomFields(below);
    await provider.updateMany('rows', { ids, data: { title } }).catch(orGone);
  };
  const ownDelete = async () => {
    const id = taken();
    if (id !== undefined) await provider.delete('rows', { id });
  };
  const foreignSet = async () => {
    const id = below(2) ? `o${below(1e9)}` : oneOf(below, live);
    if (!live.includes(id)) live.push(id);
    await setDoc(foreign(id), randomFields(below));
  };
  const foreignDelete = async () => {
    const id = taken();
    if (id !== undefined) await deleteDoc(foreign(id));
  };

  const pageOf = async (
    asked: typeof provider,
    { filter, field, order }: Asked,
    page: number,
    perPage: number,
    signal?: AbortSignal,
  ) => {
    const started = performance.now();
    const request = JSON.stringify({ step: did.steps, filter, field, order, page, perPage });
    return asked
      .getList('rows', {
        pagination: { page, perPage },
        sort: { field, order },
        filter,
        ...(signal ? { signal } : {}),
      })
      .catch(error => {
        if (!signal?.aborted) console.error(`Seed ${SEED}, ${request}`);
        throw error;
      })
      .finally(() => {
        const took = performance.now() - started;
        if (took > did.slowest) Object.assign(did, { slowest: took, what: request });
      });
  };

  /** A page as a fresh read has it, asked twice at once; sometimes one of the two gives up. */
  const compare = async (asked: typeof provider) => {
    did.lists++;
    const list = randomAsked();
    const perPage = oneOf(below, SIZES);
    const expected = await freshIds(other.firestore, 'rows', list);
    const page = 1 + below(Math.ceil(expected.length / perPage) + 1);
    const controller = new AbortController();
    const aborted = pageOf(asked, list, page, perPage, controller.signal);
    if (below(4) === 0) controller.abort();
    const [result] = await Promise.all([
      pageOf(asked, list, page, perPage),
      aborted.catch(error => {
        if (!controller.signal.aborted) throw error;
      }),
    ]);
    const shown = expected.slice((page - 1) * perPage, page * perPage);
    const request = { seed: SEED, step: did.steps, list, page, perPage };
    // A search knows its total where it has come to the end.
    const total = list.filter.q === undefined ? result.total : (result.total ?? expected.length);
    expect({ request, ids: result.data.map(({ id }) => id), total }).toEqual({
      request,
      ids: shown,
      total: expected.length,
    });
  };

  /** The last row of a page is deleted by another client: the next page goes on where it was. */
  const compareAtCursor = async () => {
    const asked = firestoreDataProvider({ firestore, ...PATIENCE });
    const list = { ...randomAsked(), filter: {} };
    const perPage = oneOf(below, [2, 5, 10]);
    const expected = await freshIds(other.firestore, 'rows', list);
    const full = Math.floor(expected.length / perPage);
    if (full < 2) return;
    const page = 1 + below(full - 1);
    const { data } = await pageOf(asked, list, page, perPage);
    const id = String(data.at(-1)?.id);
    live.splice(live.indexOf(id), 1);
    await deleteDoc(foreign(id));
    const next = await pageOf(asked, list, page + 1, perPage);
    const request = { seed: SEED, step: did.steps, list, page, perPage };
    expect({ request, ids: next.data.map(row => row.id) }).toEqual({
      request,
      ids: expected.slice(page * perPage, (page + 1) * perPage),
    });
  };

  /**
   * Lists while both clients write: nobody can say which rows a page has at that moment, but each
   * only once, in order, and only rows that match. Once all is written it is as a fresh read.
   */
  const crowd = async () => {
    const inTheMiddle = async () => {
      const drawn = randomAsked();
      // Row by row takes several reads, between which a row may move, but not along ids.
      const list = drawn.filter.q === undefined ? drawn : { ...drawn, field: 'id' };
      const perPage = oneOf(below, SIZES);
      const page = 1 + below(Math.ceil(ROWS / perPage));
      const { data } = await pageOf(provider, list, page, perPage);
      const request = { seed: SEED, step: did.steps, list, page, perPage };
      const rows = data.map(row => ({ ...row, id: String(row.id) }));
      expect({ request, ids: rows.map(({ id }) => id) }).toEqual({
        request,
        ids: inList([...new Map(rows.map(row => [row.id, row])).values()], list).map(
          ({ id }) => id,
        ),
      });
      expect(rows.length).toBeLessThanOrEqual(perPage);
    };
    const writes = [ownCreate, ownUpdate, ownUpdates, ownDelete, foreignSet, foreignDelete];
    const tasks = Array.from({ length: 6 }, () =>
      below(2) ? inTheMiddle() : oneOf(below, writes)(),
    );
    await Promise.all([...tasks, inTheMiddle(), foreignSet()]);
  };

  /** Another client has written where nobody can know: what was known is at most a minute old. */
  const forget = async () => {
    await compare(firestoreDataProvider({ firestore, ...PATIENCE }));
    await ownCreate();
  };

  const STEPS_OF: readonly (() => Promise<unknown>)[] = [
    ownCreate,
    ownUpdate,
    ownUpdates,
    ownDelete,
    () => (below(2) ? foreignDelete() : foreignSet()).then(forget),
    () => compareAtCursor().then(forget),
    () => crowd().then(forget),
  ];

  it(
    'shows the rows and totals of a fresh read, whoever wrote before',
    async () => {
      live.push(
        ...Array.from({ length: ROWS }, (_, n) =>
          oneOf(below, [`row${n}`, `${n}`, `x-${below(1e6)}-${n}`]),
        ),
      );
      await seed(firestore, 'rows', Object.fromEntries(live.map(id => [id, randomFields(below)])));
      const until = Date.now() + DURATION;
      if (DURATION) console.info(`Seed ${SEED}, ${ROWS} rows, ${DURATION / 1000} s`);
      for (; DURATION ? Date.now() < until : did.steps < STEPS; did.steps++)
        await (below(3) ? compare(provider) : oneOf(below, STEPS_OF)());
      if (DURATION)
        console.info(
          `${did.steps} steps, ${did.lists} lists compared; the slowest took ${(did.slowest / 1000).toFixed(1)} s: ${did.what}`,
        );
      expect(did.lists).toBeGreaterThan(3);
    },
    DURATION + 180_000,
  );
});
