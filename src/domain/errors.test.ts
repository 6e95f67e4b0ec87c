import { describe, expect, it } from 'vitest';
import {
  failureKind,
  fieldProblems,
  isConflict,
  isMissing,
  isPassing,
  isUnreachable,
  messageOf,
  statusOf,
  storedRecord,
} from './errors.ts';

const failed = (status: number, body?: unknown) =>
  Object.assign(new Error('refused'), { status, body });

describe('failureKind', () => {
  it.each([
    [401, 'signedOut'],
    [403, 'denied'],
    [404, 'missing'],
    [409, 'conflict'],
    [429, 'quota'],
    [503, 'unreachable'],
    [507, 'storageFull'],
    [500, 'other'],
  ])('%i is %s', (status, kind) => {
    expect(failureKind(failed(status))).toBe(kind);
  });

  it.each([
    [400, 'undeclared-query', 'unanswered'],
    [412, 'failed-precondition', 'unanswered'],
    [400, 'invalid-record', 'other'],
    [403, 'undeclared-query', 'denied'],
  ])('%i with the code %s is %s', (status, code, kind) => {
    expect(failureKind(failed(status, { code }))).toBe(kind);
  });

  it('tells what App Check has no proof for from what is denied or out of reach', () => {
    expect(failureKind(failed(503, { code: 'permission-denied', unproven: true }))).toBe(
      'unproven',
    );
    expect(failureKind({ status: 503, code: 'unauthorized-app' })).toBe('unproven');
  });

  it.each([['text'], [null], [undefined], [{ status: '409' }], [new Error('no status')]])(
    'takes anything: %j',
    thrown => {
      expect(statusOf(thrown)).toBeNull();
      expect(failureKind(thrown)).toBe('other');
    },
  );

  it('tells the kinds that acts depend on', () => {
    expect([isConflict(failed(409)), isConflict(failed(404))]).toEqual([true, false]);
    expect([isUnreachable(failed(503)), isUnreachable(failed(500))]).toEqual([true, false]);
    expect([429, 503, 507, 409, 403, 500].map(status => isPassing(failed(status)))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
    expect([isMissing(failed(404)), isMissing(failed(409))]).toEqual([true, false]);
  });
});

describe('messageOf', () => {
  it.each([
    [new Error('disk on fire'), 'disk on fire'],
    [{ id: 'p1', status: 409, message: 'changed meanwhile' }, 'changed meanwhile'],
    ['text', 'text'],
    [null, 'null'],
    [{ id: 'p1' }, 'unknown'],
  ])('%j: %s', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message);
  });
});

describe('storedRecord', () => {
  it('reads what stands in the way', () => {
    expect(storedRecord(failed(409, { record: { id: 'p1' } }))).toEqual({ id: 'p1' });
    expect(storedRecord(failed(409))).toBeNull();
    expect(storedRecord('text')).toBeNull();
  });
});

describe('fieldProblems', () => {
  it('reads what a refusal tells of its fields', () => {
    const body = { errors: { title: 'validation.required', 'variants.0.price': 'x' } };
    expect(fieldProblems(failed(400, body))).toEqual(body.errors);
    expect(fieldProblems(failed(400))).toBeNull();
    expect(fieldProblems(failed(400, { errors: {} }))).toBeNull();
    expect(fieldProblems(failed(403, body))).toBeNull();
  });
});
