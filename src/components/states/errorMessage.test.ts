import { describe, expect, it } from 'vitest';
import { failureKind, failureText } from './errorMessage.ts';

describe('failureKind', () => {
  it.each([
    [403, 'denied'],
    [404, 'missing'],
    [429, 'quota'],
    [503, 'unreachable'],
    [507, 'storageFull'],
    [500, 'other'],
  ])('%i is %s', (status, kind) => {
    expect(failureKind(Object.assign(new Error('x'), { status }))).toBe(kind);
  });

  it('takes anything', () => {
    expect(failureKind('text')).toBe('other');
    expect(failureText(new Error('disk on fire')).params).toEqual({ message: 'disk on fire' });
  });
});
