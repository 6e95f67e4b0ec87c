import { describe, expect, it } from 'vitest';
import { asRead } from './tracked.ts';

describe('asRead', () => {
  it('is the version that was read', () => {
    expect(asRead({ version: 3 })).toEqual({ version: 3 });
    expect(asRead({ version: 3, source: null })).toEqual({ version: 3 });
  });

  it('is the run, too, of what was imported: done again, it has the same versions', () => {
    expect(asRead({ version: 1, source: { runId: 'r1' } })).toEqual({
      version: 1,
      fields: { 'source.runId': 'r1' },
    });
  });
});
