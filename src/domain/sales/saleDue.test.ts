import { expect, it } from 'vitest';
import { dueSales, saleDue, saleState } from './saleDue.ts';
import { hours, NOON, step, testSale } from './testSale.ts';

const running = { status: 'running', started: step(2, 1) } as const;

it.each([
  ['before its start', testSale(), hours(-1), null],
  ['at its start', testSale(), NOON, 'start'],
  ['where its start was interrupted', testSale({ ...running, started: step(1) }), NOON, 'start'],
  ['while it runs', testSale(running), NOON, null],
  ['without an end', testSale({ ...running, endsAt: null }), hours(9999), null],
  ['at its end', testSale(running), hours(1), 'end'],
  ['where it was interrupted before that', testSale({ started: step(1) }), hours(1), 'end'],
  ['where nobody started it', testSale(), hours(1), 'end'],
  [
    'where its end began, though it was moved',
    testSale({ ...running, ended: step(1), endsAt: hours(9) }),
    NOON,
    'end',
  ],
  ['once it has ended', testSale({ ...running, status: 'ended' }), hours(2), null],
  ['once it is cancelled', testSale({ status: 'cancelled' }), hours(2), null],
] as const)('knows what is due %s', (_, sale, now, due) => {
  expect(saleDue(sale, now)).toBe(due);
});

it('ends what is to end before it starts what is to start', () => {
  const starts = testSale({ id: 'starts', endsAt: null });
  const ends = testSale({ id: 'ends', ...running, startsAt: hours(-1), endsAt: NOON });
  const later = testSale({ id: 'later', startsAt: hours(1), endsAt: null });
  expect(dueSales([later, starts, ends], NOON).map(({ id }) => id)).toEqual(['ends', 'starts']);
});

it('says how a sale stands', () => {
  const states = [
    saleState(testSale(), hours(-1)),
    saleState(testSale(), NOON),
    saleState(testSale({ ...running, started: step(1) }), NOON),
    saleState(testSale(running), NOON),
    saleState(testSale(running), hours(1)),
    saleState(testSale({ status: 'cancelled' }), hours(1)),
  ];
  expect(states).toEqual(['planned', 'due', 'starting', 'running', 'ending', 'cancelled']);
});
