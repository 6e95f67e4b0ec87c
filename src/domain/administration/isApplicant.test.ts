import { expect, it } from 'vitest';
import { isApplicant } from './isApplicant.ts';

it('is an applicant that waits, and neither one decided about nor a deleted one', () => {
  expect(isApplicant({ isBusinessOwner: 'pending', isDeleted: false })).toBe(true);
  expect(isApplicant({ isBusinessOwner: 'pending', isDeleted: true })).toBe(false);
  expect(isApplicant({ isBusinessOwner: 'approved', isDeleted: false })).toBe(false);
});
