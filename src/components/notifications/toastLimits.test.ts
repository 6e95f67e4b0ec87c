import { describe, expect, it } from 'vitest';
import { sameToast, surplusToasts, toastDuration } from './toastLimits.ts';

describe('toastDuration', () => {
  it.each([
    [{ type: 'success', hasAct: false }, 2000],
    [{ type: 'success', hasAct: true }, 4000],
    [{ type: 'info', hasAct: false }, 4000],
    [{ type: 'error', hasAct: false }, 4000],
    [{ type: 'error', hasAct: false, duration: 9000 }, 9000],
    [{ type: 'error', hasAct: false, duration: null }, Number.POSITIVE_INFINITY],
  ] as const)('%j stays %d ms', (request, duration) => {
    expect(toastDuration(request)).toBe(duration);
  });
});

describe('surplusToasts', () => {
  it('keeps the twenty newest', () => {
    const ids = Array.from({ length: 23 }, (_, index) => `t${index}`);
    expect(surplusToasts(ids)).toEqual(['t20', 't21', 't22']);
    expect(surplusToasts(ids.slice(0, 20))).toEqual([]);
  });
});

describe('sameToast', () => {
  it.each([
    ['info', false, 'This is the last one.', 'info This is the last one.'],
    ['warning', false, 'There is no connection.', 'warning There is no connection.'],
    ['error', false, 'Not found.', 'error Not found.'],
    ['success', false, '1 report was resolved.', null],
    ['info', true, '1 product archived', null],
    ['info', false, { an: 'element' }, null],
  ] as const)('%s, hasAct: %s, %j has %j in common', (type, hasAct, text, same) => {
    expect(sameToast({ type, hasAct }, text)).toBe(same);
  });
});
