import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications.tsx';

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
    </>
  );
};

afterEach(() => vi.unstubAllGlobals());

it('shows what is said again in place of what was said before, and every success', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => {} }));
  render(
    <CoreAdminContext>
      <Buttons />
      <Notifications />
    </CoreAdminContext>,
  );
  for (let time = 1; time <= 3; time++) {
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Resolve'));
    await waitFor(() => expect(screen.getAllByText('Resolved')).toHaveLength(time));
    expect(screen.getAllByText('The last one')).toHaveLength(1);
  }
});
