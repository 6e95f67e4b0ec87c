import { expect, it } from 'vitest';
import { nextDraft, seenDrafts } from './nextDraft.ts';

const drafts = ['a', 'b', 'c'].map(id => ({ id }));

it('goes through the drafts once, whatever was left a draft', () => {
  expect(nextDraft(drafts, ['b'])?.id).toBe('a');
  expect(nextDraft(drafts, ['b', 'a'])?.id).toBe('c');
  expect(nextDraft(drafts, ['b', 'a', 'c'])).toBeNull();
  expect(nextDraft([], ['b'])).toBeNull();
});

it('takes nothing else that an address may carry', () => {
  expect(seenDrafts({ seenDrafts: ['a'] })).toEqual(['a']);
  expect(seenDrafts(null)).toEqual([]);
  expect(seenDrafts({ seenDrafts: 'a' })).toEqual([]);
});
