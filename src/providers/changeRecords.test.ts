import { HttpError, type RaRecord } from 'ra-core';
import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { changeRecords, undoChanges } from './changeRecords.ts';

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
    expect(outcome.left).toHaveLength(150);
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
