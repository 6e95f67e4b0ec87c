import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createOnce } from './createOnce.ts';

const creating = (error: Error | null) =>
  createOnce(
    {
      create: async () => {
        if (error) throw error;
        throw new Error('Not reached');
      },
    },
    'requests',
    { id: 'q1' },
    'ann',
  );
const conflict = (record: unknown) => new HttpError('there', 409, { record });

describe('createOnce', () => {
  it('takes what an earlier try of the same person created for done', async () => {
    await expect(creating(conflict({ id: 'q1', createdBy: 'ann' }))).resolves.toBeUndefined();
  });

  it.each([
    ['somebody else has it', conflict({ id: 'q1', createdBy: 'bob' })],
    ['nobody knows whose it is', conflict(null)],
    ['there was no answer', new HttpError('no network', 503)],
  ])('fails where %s', async (_, error) => {
    await expect(creating(error)).rejects.toBe(error);
  });
});
