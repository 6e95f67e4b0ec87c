import { QueryError } from 'ra-data-firestore/query';
import { expect, it } from 'vitest';
import { COLLECTIONS } from './collections.ts';
import { storedFilter } from './storedFilter.ts';

const { reports, users } = COLLECTIONS;

it('asks stored fields for what is derived from them, and leaves the rest as it is', () => {
  expect(storedFilter(reports, { status: 'open', severity: 'low', reason: 'spam' })).toEqual({
    status: 'open',
    'reason@in': ['spam', 'other'],
    reason: 'spam',
  });
  expect(storedFilter(users, { severity: 'low' })).toEqual({ severity: 'low' });
});

it('refuses a value that is none, where it would find everything', () => {
  expect(() => storedFilter(reports, { severity: 'worst' })).toThrow(QueryError);
});
