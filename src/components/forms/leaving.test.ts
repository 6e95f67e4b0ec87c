import { expect, it, vi } from 'vitest';
import { guardLeaving, leaveBy } from './leaving.ts';

it('asks the form that has something unsaved, and leaves at once where none has', () => {
  const leave = vi.fn();
  const ask = vi.fn<(by: () => void) => void>();
  let unsaved = false;
  const end = guardLeaving({ hasChanges: () => unsaved, ask });

  leaveBy(leave);
  expect(leave).toHaveBeenCalledTimes(1);

  unsaved = true;
  leaveBy(leave);
  expect(leave).toHaveBeenCalledTimes(1);
  ask.mock.calls[0]?.[0]();
  expect(leave).toHaveBeenCalledTimes(2);

  end();
  leaveBy(leave);
  expect(leave).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenCalledOnce();
});
