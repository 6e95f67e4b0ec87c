import { HttpError, type RaRecord } from 'ra-core';
import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Write } from '@/domain/write.ts';
import { type BulkChange, changeRecords, undoChanges } from './changeRecords.ts';
import type { UnansweredChange } from './commitRecords.ts';

const actor = { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const };

/** Users in memory; a commit is refused whole when `refuse` says so of any of its writes. */
const store = (count: number, refuse: (write: Write) => HttpError | null = () => null) => {
  const rows = new Map<string, StoredRecord>();
  for (let index = 0; index < count; index += 1) {
    const id = `u${index}`;
    rows.set(id, { id, name: `User ${index}`, status: 'active', version: 1 });
  }
  let ids = 0;
  let commits = 0;
  return {
    rows,
    commits: () => commits,
    records: (): RaRecord[] => [...rows.values()],
    dataProvider: {
      newId: () => {
        ids += 1;
        return `a${ids}`;
      },
      getMany: async (_: string, params: { ids: readonly unknown[] }) => ({
        data: JSON.parse(JSON.stringify(params.ids.flatMap(id => rows.get(String(id)) ?? []))),
      }),
      commit: async (writes: readonly Write[]) => {
        const refused = writes.map(refuse).find(Boolean);
        if (refused) throw refused;
        commits += 1;
        for (const write of writes) {
          if (write.collection !== 'users') continue;
          const next = applyWrite(rows.get(write.id), write, new Date());
          if (next) rows.set(write.id, next);
        }
      },
    },
  };
};
const block = { resource: 'users', action: 'block', source: 'bulk' } as const;
const changesOf = () => ({ status: 'blocked' });

describe('changeRecords', () => {
  it('changes all in commits of a hundred', async () => {
    const users = store(250);
    const outcome = await changeRecords(users.dataProvider, actor, {
      ...block,
      records: users.records(),
      changesOf,
    });
    expect(outcome.changed).toHaveLength(250);
    expect(users.commits()).toBe(3);
    expect([...users.rows.values()].every(row => row.status === 'blocked')).toBe(true);
  });

  it('lets the refused record stand alone and the others through', async () => {
    const users = store(30, write =>
      write.id === 'u17' ? new HttpError('changed meanwhile', 409) : null,
    );
    const outcome = await changeRecords(users.dataProvider, actor, {
      ...block,
      records: users.records(),
      changesOf,
    });
    expect(outcome.changed).toHaveLength(29);
    expect(outcome.failed).toMatchObject([
      { id: 'u17', name: 'User 17', error: { status: 409, message: 'changed meanwhile' } },
    ]);
    expect(users.rows.get('u17')?.status).toBe('active');
  });

  it('stops when the back end cannot be reached and says what is left', async () => {
    const users = store(250, write =>
      write.id === 'u150' ? new HttpError('unreachable', 503) : null,
    );
    const outcome = await changeRecords(users.dataProvider, actor, {
      ...block,
      records: users.records(),
      changesOf,
    });
    expect(outcome.changed).toHaveLength(100);
    expect(outcome.left).toEqual(Array.from({ length: 150 }, (_, index) => `u${index + 100}`));
    expect(outcome.failed).toEqual([]);
  });

  it('stops between commits when it is cancelled', async () => {
    const users = store(250);
    const cancel = new AbortController();
    const outcome = await changeRecords(users.dataProvider, actor, {
      ...block,
      records: users.records(),
      changesOf,
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    expect(outcome.changed).toHaveLength(100);
    expect(outcome.left).toHaveLength(150);
  });
});

describe('a commit whose answer is lost', () => {
  const lost = new HttpError('no answer', 503);
  /** The second commit of the first round gets no answer; `when` it is carried out all the same. */
  const firstRound = async (when: 'at once' | 'later' | 'never') => {
    const users = store(250);
    let tries = 0;
    let late = () => Promise.resolve();
    const commit = async (writes: readonly Write[]) => {
      tries += 1;
      if (tries !== 2) return users.dataProvider.commit(writes);
      if (when === 'at once') await users.dataProvider.commit(writes);
      if (when === 'later') late = () => users.dataProvider.commit(writes);
      throw lost;
    };
    const flaky = { ...users.dataProvider, commit };
    const records = users.records();
    const unanswered: UnansweredChange = new Map();
    const outcome = await changeRecords(flaky, actor, {
      ...{ ...block, records, changesOf, unanswered },
    });
    const goOn = (change: Partial<BulkChange> = {}, provider = flaky) =>
      changeRecords(provider, actor, {
        ...block,
        records: records.filter(({ id }) => outcome.left.includes(String(id))),
        changesOf,
        unanswered,
        ...change,
      });
    return { users, flaky, outcome, goOn, late: () => late() };
  };
  const versionsOf = ({ rows }: ReturnType<typeof store>) =>
    [...rows.values()].map(({ version, status }) => `${status} ${version}`);
  const once = Array.from({ length: 250 }, () => 'blocked 2');

  /** As a back end refuses what was read before somebody else's change. */
  const strict = (users: ReturnType<typeof store>) => ({
    ...users.dataProvider,
    commit: async (writes: readonly Write[]) => {
      const stale = writes.some(
        write =>
          write.type === 'update' &&
          write.precondition?.version !== users.rows.get(write.id)?.version,
      );
      if (stale) throw new HttpError('changed meanwhile', 409);
      await users.dataProvider.commit(writes);
    },
  });

  it('stops, says why, and keeps what it does not know', async () => {
    const { outcome } = await firstRound('never');
    expect(outcome.changed).toHaveLength(100);
    expect(outcome.left).toHaveLength(150);
    expect(outcome.stoppedBy).toBe(lost);
    expect(outcome.unanswered).toBe(100);
  });

  it.each(['at once', 'later', 'never'] as const)(
    'is done once, carried out %s, and none of its records is told as changed by somebody else',
    async when => {
      const { users, goOn, late } = await firstRound(when);
      await late();
      const next = await goOn({}, strict(users));
      expect(next.failed).toEqual([]);
      expect(next.changed).toHaveLength(150);
      expect(next.unanswered).toBe(0);
      expect(versionsOf(users)).toEqual(once);
    },
  );

  it('is still not known where going on was cancelled, or got no answer either', async () => {
    const { users, goOn } = await firstRound('at once');
    const cancelled = await goOn({ signal: AbortSignal.abort() });
    expect(cancelled.unanswered).toBe(100);
    const dark = await goOn(
      {},
      { ...strict(users), getMany: () => Promise.reject(new HttpError('no answer', 503)) },
    );
    expect(dark.left).toHaveLength(150);
    expect(dark.unanswered).toBe(100);
    expect((await goOn({}, strict(users))).changed).toHaveLength(150);
    expect(versionsOf(users)).toEqual(once);
  });

  it('is no excuse for what somebody else changed meanwhile', async () => {
    const { users, goOn } = await firstRound('never');
    users.rows.set('u120', { id: 'u120', name: 'User 120', status: 'blocked', version: 7 });
    const next = await goOn({}, strict(users));
    expect(next.failed).toMatchObject([{ id: 'u120', error: { status: 409 } }]);
    expect(next.changed).toHaveLength(149);
    expect(next.unanswered).toBe(0);
  });
});

describe('undoChanges', () => {
  it('puts everything back', async () => {
    const users = store(3);
    const { changed } = await changeRecords(users.dataProvider, actor, {
      ...block,
      records: users.records(),
      changesOf,
    });
    const undone = await undoChanges(users.dataProvider, actor, 'users', changed);
    expect(undone.failed).toEqual([]);
    expect([...users.rows.values()].map(row => [row.status, row.version])).toEqual([
      ['active', 3],
      ['active', 3],
      ['active', 3],
    ]);
  });
});

describe('what a commit of many is told as', () => {
  const commitsOf = async (records: RaRecord[], change: Partial<BulkChange> = {}) => {
    const commits: (readonly Write[])[] = [];
    let ids = 0;
    const dataProvider = {
      newId: (collection: string) => `${collection}${++ids}`,
      getMany: async () => ({ data: [] }),
      commit: async (writes: readonly Write[]) => void commits.push(writes),
    };
    const all = { ...block, records, changesOf, ...change };
    return { outcome: await changeRecords(dataProvider, actor, all), commits };
  };
  const entryOf = (commit: readonly Write[] | undefined) => {
    const entry = commit?.at(-1);
    return entry?.type === 'create' && entry.collection === 'audit' ? entry.data : null;
  };
  const ada = { id: 'u1', name: 'Ada', status: 'active', version: 4 };
  const eve = { id: 'u2', name: 'Eve', status: 'blocked', version: 2 };

  it('is the name of one alone, and no name of several', async () => {
    const one = await commitsOf([ada], { reason: 'spam' });
    expect(entryOf(one.commits[0])).toMatchObject({
      ...{ label: 'Ada', action: 'block', source: 'bulk', reason: 'spam', actorId: 'boss' },
    });
    expect(one.commits[0]?.[0]).toMatchObject({ data: { auditId: 'audit1', version: 5 } });
    const two = await commitsOf([ada, { ...eve, status: 'active' }]);
    expect(entryOf(two.commits[0])).toMatchObject({ label: '', records: ['u1', 'u2'] });
  });

  it('is nothing where nothing would change, which is no failure', async () => {
    const { outcome, commits } = await commitsOf([eve]);
    expect(commits).toEqual([]);
    expect(outcome).toMatchObject({ failed: [], left: [] });
  });

  it('is what a record becomes, for what takes it back', async () => {
    const { outcome } = await commitsOf([ada]);
    expect(outcome.changed).toEqual([
      { before: ada, after: { ...ada, status: 'blocked', version: 5 } },
    ]);
  });

  it('takes what a product lacks from what it becomes, and leaves others as they are', async () => {
    const bowl: RaRecord = { ...testProduct('p1', { category: 'Bowls' }) };
    const products = { resource: 'products', changesOf: () => ({ category: '' }) } as const;
    const { commits, outcome } = await commitsOf([bowl], products);
    const gaps = expect.arrayContaining(['category']);
    expect(commits[0]?.[0]).toMatchObject({ collection: 'products', data: { category: '', gaps } });
    expect(outcome.changed[0]?.after.gaps).toEqual(gaps);
    const torn = { id: 'p2', title: 'Torn', version: 1, images: 'no list' };
    const written = (await commitsOf([torn], products)).commits[0]?.[0];
    expect(written).toMatchObject({ id: 'p2', data: { category: '' } });
    expect(written?.type === 'update' && 'gaps' in written.data).toBe(false);
    const business = { resource: 'business', changesOf: () => ({ status: 'blocked' }) } as const;
    const other = (await commitsOf([{ ...bowl, id: 'b' }], business)).commits[0]?.[0];
    expect(other?.type === 'update' && Object.keys(other.data).sort()).toEqual([
      'auditId',
      'status',
      'updatedAt',
      'updatedBy',
      'version',
    ]);
  });

  it('is taken back as such, each record to what it was itself', async () => {
    const commits: (readonly Write[])[] = [];
    const dataProvider = {
      newId: () => 'a',
      getMany: async () => ({ data: [] }),
      commit: async (writes: readonly Write[]) => void commits.push(writes),
    };
    const changed = [ada, eve].map(before => ({
      before,
      after: { ...before, status: 'other', version: before.version + 1 },
    }));
    await undoChanges(dataProvider, actor, 'users', changed);
    expect(commits[0]).toMatchObject([
      { id: 'u1', data: { status: 'active', version: 6 }, precondition: { version: 5 } },
      { id: 'u2', data: { status: 'blocked', version: 4 }, precondition: { version: 3 } },
      { data: { action: 'undo', source: 'revert' } },
    ]);
  });
});
