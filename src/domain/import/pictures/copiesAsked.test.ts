import { describe, expect, it } from 'vitest';
import { TaskUnanswered } from '../../functions/ownerTaskNews.ts';
import type { OwnerTask } from '../../schemas/ownerTask.ts';
import { copiesAsked } from './copiesAsked.ts';

const task: OwnerTask = {
  ...{ id: 't', askedBy: 'b', askedAt: new Date(0), state: 'asked' },
  ...{ kind: 'copyPictures', productIds: ['p'] },
};

const news = async function* (last: OwnerTask | Error) {
  yield { task, texts: [] };
  if (last instanceof Error) throw last;
  yield { task: last, texts: [] };
};

describe('copiesAsked', () => {
  it('is what the task says in the end', async () => {
    const done = { ...task, state: 'done' as const, did: { copiedPictures: 1 } };
    expect(await copiesAsked(news(done))).toEqual(done);
  });

  it('is nothing where nobody took the task up', async () => {
    expect(await copiesAsked(news(new TaskUnanswered()))).toBeNull();
  });

  it.each([
    ['tooMany', 'tooMany'],
    ['of a later version', 'invalid'],
    [null, 'invalid'],
  ])('says why it was refused: %s', async (failure, code) => {
    const failed = { ...task, state: 'failed' as const, failure };
    await expect(copiesAsked(news(failed))).rejects.toMatchObject({ code });
  });

  it('throws what following throws', async () => {
    await expect(copiesAsked(news(new Error('denied')))).rejects.toThrow('denied');
  });
});
