import { describe, expect, it } from 'vitest';
import { fieldProblems, saveFailure } from './saveFailure.ts';

const failed = (status: number, body?: unknown) =>
  Object.assign(new Error('refused'), { status, body });

describe('saveFailure', () => {
  it.each([
    [401, 'signedOut'],
    [403, 'denied'],
    [404, 'missing'],
    [409, 'conflict'],
    [429, 'quota'],
    [503, 'unreachable'],
    [507, 'storageFull'],
    [500, 'other'],
  ])('%i: %s', (status, word) => {
    expect(saveFailure(failed(status))).toEqual({
      key: `forms.failed.${word}`,
      message: 'refused',
    });
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
