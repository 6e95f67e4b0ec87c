import { describe, expect, it } from 'vitest';
import { asRead, trackedCreate, trackedUpdate } from './tracked.ts';
import { serverTime } from './write.ts';

describe('asRead', () => {
  it('is the version that was read', () => {
    expect(asRead({ version: 3 })).toEqual({ version: 3 });
    for (const source of [null, undefined, 'shop', {}, { runId: null }, { runId: 7 }])
      expect(asRead({ version: 3, source })).toEqual({ version: 3 });
  });

  it('is the run, too, of what was imported: done again, it has the same versions', () => {
    expect(asRead({ version: 1, source: { runId: 'r1' } })).toEqual({
      version: 1,
      fields: { 'source.runId': 'r1' },
    });
  });
});

it('counts versions from one, and keeps who made a record and who changed it last', () => {
  const now = serverTime();
  expect(trackedCreate('me')).toEqual({
    ...{ version: 1, createdAt: now, createdBy: 'me', updatedAt: now, updatedBy: 'me' },
  });
  expect(trackedUpdate('you', 4)).toEqual({ version: 5, updatedAt: now, updatedBy: 'you' });
});
