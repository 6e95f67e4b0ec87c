import { expect, it } from 'vitest';
import { LocalStorageUnavailableError } from '../local/LocalStorageUnavailableError.ts';
import { endReason } from './endReason.ts';

it.each([
  ['missing', 'storageOff'],
  ['refused', 'storageOff'],
  ['blocked', 'storageBlocked'],
  ['full', 'storageFull'],
  ['gone', 'storageGone'],
] as const)('storage that is %s ends the session as %s', (reason, expected) => {
  expect(endReason(new LocalStorageUnavailableError(reason))).toBe(expected);
});

it('takes anything else for a line that is down', () => {
  expect(endReason(new Error('denied'))).toBe('unreachable');
  expect(endReason(null)).toBe('unreachable');
});
