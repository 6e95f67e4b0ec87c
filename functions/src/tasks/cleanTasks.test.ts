import { describe, expect, it } from 'vitest';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import { memoryStore } from '../store/testStore.ts';
import { cleanTasks } from './cleanTasks.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const task = (id: string, askedAt: unknown, state = 'done') => ({ id, askedAt, state });
const records = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
const clean = (store: FunctionStore, budget = 60_000, clock = () => NOW) =>
  cleanTasks(store, { clock, budget });

describe('cleanTasks', () => {
  it('removes what is over, and what nobody took up, with all below it', async () => {
    const store = memoryStore({
      'business/a/tasks': [task('done', ago(8)), task('asked', ago(8), 'asked')],
      'business/a/tasks/done/parts': records(25),
      'business/a/tasks/done/turns': records(3),
      'business/b/tasks': [task('failed', ago(400), 'failed')],
    });
    expect(await clean(store)).toEqual({ removedTasks: 3, goesOn: 0 });
    for (const place of ['a/tasks', 'a/tasks/done/parts', 'a/tasks/done/turns', 'b/tasks'])
      expect(store.all(`business/${place}`)).toEqual([]);
  });

  it('leaves what is young, at no read', async () => {
    const young = [task('done', ago(7)), task('asked', ago(0), 'asked')];
    const store = memoryStore({
      'business/a/tasks': young,
      'business/a/tasks/done/parts': records(2),
    });
    expect(await clean(store)).toEqual({ removedTasks: 0, goesOn: 0 });
    expect(store.all('business/a/tasks')).toEqual(young);
    expect(store.all('business/a/tasks/done/parts')).toHaveLength(2);
    expect(store.cost.reads).toBe(0);
  });

  it.each(['users/u/tasks', 'business/a/rooms/r/tasks', 'tasks'])(
    'leaves tasks that are not the console’s: %s',
    async place => {
      const others = Array.from({ length: 230 }, (_, at) => task(`t${at}`, ago(30)));
      const store = memoryStore({ [place]: others, 'business/a/tasks': [task('t', ago(8))] });
      expect(await clean(store)).toEqual({ removedTasks: 1, goesOn: 0 });
      expect(store.all(place)).toHaveLength(230);
    },
  );

  it('removes days that administrators asked for, and keeps who asked about whom', async () => {
    const range = (id: string, days: number) => ({ ...task(id, ago(days)), kind: 'rollUpRange' });
    const about = ['exportPerson', 'erasePerson'].map(kind => ({ ...task(kind, ago(400)), kind }));
    const store = memoryStore({
      functionTasks: [range('old', 8), range('young', 7), ...about],
      'functionTasks/old/parts': records(2),
      'business/a/tasks': [task('t', ago(8))],
    });
    expect(await clean(store)).toEqual({ removedTasks: 2, goesOn: 0 });
    expect(store.all('functionTasks')).toEqual([range('young', 7), ...about]);
    expect(store.all('functionTasks/old/parts')).toEqual([]);
  });

  it('goes on where it ended, whenever that was', async () => {
    const tasks = ['t0', 't1', 't2'].map(id => task(id, ago(9)));
    const store = memoryStore({
      'business/a/tasks': tasks,
      'business/a/tasks/t0/parts': records(2),
    });
    let commits = 0;
    const dying: FunctionStore = {
      ...store,
      commit: async writes => {
        if (commits++ === 1) throw new Error('gone');
        return store.commit(writes);
      },
    };
    await expect(clean(dying)).rejects.toThrow('gone');
    expect(store.all('business/a/tasks')).toHaveLength(3);
    let now = NOW.getTime();
    const clock = () => {
      now += 1000;
      return new Date(now);
    };
    expect(await clean(store, 3000, clock)).toEqual({ removedTasks: 2, goesOn: 1 });
    expect(await clean(store)).toEqual({ removedTasks: 1, goesOn: 0 });
  });
});
