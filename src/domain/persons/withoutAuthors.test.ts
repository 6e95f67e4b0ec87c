import { expect, it } from 'vitest';
import { withoutAuthors } from './withoutAuthors.ts';

it('leaves out who else acted, at any depth, and keeps what they did themselves', () => {
  const at = new Date(0);
  const record = {
    ...{ id: 'ann', name: 'Ann', createdBy: 'ann', updatedBy: 'admin', _tokens: ['ann'] },
    thread: [
      { at, by: 'ann', message: 'Hello' },
      { at, by: 'admin', message: 'Good day' },
    ],
    reply: { at, by: 'admin', message: 'Yes' },
  };
  expect(withoutAuthors(record, 'ann')).toEqual({
    ...{ id: 'ann', name: 'Ann', createdBy: 'ann' },
    thread: [
      { at, by: 'ann', message: 'Hello' },
      { at, message: 'Good day' },
    ],
    reply: { at, message: 'Yes' },
  });
});
