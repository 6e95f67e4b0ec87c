import { describe, expect, it } from 'vitest';
import { stateBefore, stepsByProduct } from './stateAt.ts';
import { change, testEntry } from './testEntry.ts';

const price = (from: number, to: number) => ({ p: [change('price', from, to)] });
const now = { title: 'Lamp', price: 30, businessId: 'owner', version: 3 };

describe('stateBefore', () => {
  it('walks back over every step, the latest first', () => {
    const steps = [testEntry('b', 2, price(20, 30)), testEntry('a', 1, price(10, 20))];
    expect(stateBefore('p', now, steps)).toEqual({
      ...{ before: { ...now, price: 10 }, gap: null, deletion: null },
    });
    expect(stateBefore('p', now, [])).toMatchObject({ before: now, gap: null });
  });

  it('tells steps of one instant apart by what they left', () => {
    const steps = [testEntry('a', 1, price(10, 20)), testEntry('b', 1, price(20, 30))];
    expect(stateBefore('p', now, steps)).toMatchObject({ before: { price: 10 }, gap: null });
  });

  it('knows what did not exist yet', () => {
    const made = testEntry('a', 1, {}, { action: 'create', records: ['p'] });
    expect(stateBefore('p', now, [made]).before).toBeNull();
    const imported = testEntry('i', 1, {}, { action: 'import', records: ['p'], batchId: 'run' });
    expect(stateBefore('p', { ...now, createdAt: imported.at }, [imported]).before).toBeNull();
    // An import that looked at it and changed nothing.
    expect(stateBefore('p', { ...now, createdAt: new Date(0) }, [imported]).before).toMatchObject({
      title: 'Lamp',
    });
  });

  it('brings back what was deleted, and what had been changed before that', () => {
    const gone = testEntry(
      'd',
      2,
      { p: [change('title', 'Lamp', null), change('price', 20, null)] },
      { action: 'delete' },
    );
    const steps = [gone, testEntry('a', 1, price(10, 20))];
    const state = stateBefore('p', null, steps);
    expect(state).toMatchObject({ before: { title: 'Lamp', price: 10 }, gap: null });
    expect(state.deletion?.id).toBe('d');
  });

  it('says where something was changed without being told', () => {
    const steps = [testEntry('a', 1, price(10, 20))];
    expect(stateBefore('p', now, steps).gap).toBe('untold');
    expect(stateBefore('p', null, steps).gap).toBe('untold');
    // What follows from other fields is not told by every step.
    const derived = testEntry('a', 1, { p: [change('stockState', 'low', 'out')] });
    expect(stateBefore('p', now, [derived]).gap).toBeNull();
  });

  it('says where an import of before kept only the beginning', () => {
    const old = testEntry('i', 1, { p: [change('price', 10, 30)] }, { action: 'import' });
    expect(stateBefore('p', now, [old]).gap).toBe('shortened');
    expect(stateBefore('p', now, [{ ...old, batchId: 'run' }]).gap).toBeNull();
  });
});

it('finds the steps of each product in their order, whatever its id is called', () => {
  const one = testEntry('a', 2, {}, { records: ['p', 'constructor', 'p'] });
  const other = testEntry('b', 1, {}, { records: ['p'] });
  expect(stepsByProduct([one, other])).toEqual(
    new Map([
      ['p', [one, other]],
      ['constructor', [one]],
    ]),
  );
});
