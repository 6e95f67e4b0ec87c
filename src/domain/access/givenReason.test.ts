import { expect, it } from 'vitest';
import { givenReason } from './givenReason.ts';

const step = (from: string, to: string, reason: unknown) => ({ from, to, reason });
const record = (...statusHistory: unknown[]) => ({ statusHistory });

it('finds the words of the step that keeps somebody out', () => {
  const history = record(
    step('pending', 'approved', 'Papers are complete'),
    step('approved', 'deactivated', ' Invoices are open '),
    step('deactivated', 'deleted', 'Closed'),
  );
  expect(givenReason(history, 'deactivated')).toBe('Invoices are open');
  expect(givenReason(history, 'deleted')).toBe('Closed');
  expect(givenReason(history, 'rejected')).toBeNull();
  expect(givenReason(record(step('pending', 'rejected', 'No papers')), 'rejected')).toBe(
    'No papers',
  );
});

it('takes the words of a restoration for none of what stands below', () => {
  const restored = record(
    step('approved', 'deactivated', 'Invoices are open'),
    step('deactivated', 'deleted', 'Closed'),
    step('deleted', 'deactivated', 'Was a slip'),
  );
  expect(givenReason(restored, 'deactivated')).toBe('Invoices are open');
  expect(givenReason(restored, 'deleted')).toBeNull();
});

it('gives no words of a step that was taken back', () => {
  const back = record(
    step('approved', 'deactivated', 'Old'),
    step('deactivated', 'approved', 'Sorry'),
  );
  expect(givenReason(back, 'deactivated')).toBeNull();
});

it.each([
  ['no record', null],
  ['no history', {}],
  ['a history that is none', { statusHistory: 'words' }],
  ['steps that are none', record(null, 'x', 5)],
  ['a reason that is none', record(step('approved', 'deactivated', { a: 1 }))],
  ['an empty reason', record(step('approved', 'deactivated', '  '))],
])('gives none where there is %s', (_, stored) => {
  expect(givenReason(stored, 'deactivated')).toBeNull();
});

it('gives no more than fits, and none where nobody decided', () => {
  const long = record(step('approved', 'deactivated', 'x'.repeat(9000)));
  expect(givenReason(long, 'deactivated')).toHaveLength(500);
  expect(givenReason(record(step('', 'pending', 'x')), 'awaitingApproval')).toBeNull();
  expect(givenReason(null, 'noAccount')).toBeNull();
});
