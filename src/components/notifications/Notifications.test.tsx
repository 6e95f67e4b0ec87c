import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications.tsx';

const onUndo = vi.fn();

const Buttons = () => {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('The last one', { type: 'info' })}>
        Next
      </button>
      <button type="button" onClick={() => notify('Resolved', { type: 'success' })}>
        Resolve
      </button>
      <button type="button" onClick={() => notify('Archived', { type: 'success', onUndo })}>
        Archive
      </button>
    </>
  );
};

afterEach(() => vi.unstubAllGlobals());

const show = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => {} }));
  render(
    <CoreAdminContext>
      <Buttons />
      <Notifications />
    </CoreAdminContext>,
  );
};

it('shows what is said again in place of what was said before, and every success', async () => {
  show();
  for (let time = 1; time <= 3; time++) {
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Resolve'));
    await waitFor(() => expect(screen.getAllByText('Resolved')).toHaveLength(time));
    expect(screen.getAllByText('The last one')).toHaveLength(1);
  }
});

it('undoes once, however often it is pressed before it is gone', async () => {
  show();
  fireEvent.click(screen.getByText('Archive'));
  const undo = await screen.findByRole('button', { name: 'common.undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(onUndo).toHaveBeenCalledOnce();
});
