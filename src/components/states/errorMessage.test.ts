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

  it('keeps what a database says to developers from people', () => {
    const refused = (status: number, code: string) =>
      Object.assign(new Error('needs an index that is not declared'), { status, body: { code } });
    expect(failureKind(refused(400, 'undeclared-query'))).toBe('unanswered');
    expect(failureKind(refused(412, 'failed-precondition'))).toBe('unanswered');
    expect(failureKind(refused(400, 'invalid-write'))).toBe('other');
  });
});
