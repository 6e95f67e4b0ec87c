import Dialog from '@mui/material/Dialog';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BesideDialogs } from './BesideDialogs.tsx';

const page = (open: boolean) => (
  <>
    <p>The page</p>
    <BesideDialogs>
      <p role="status">It was saved</p>
    </BesideDialogs>
    <Dialog open={open} transitionDuration={0}>
      Really?
    </Dialog>
  </>
);

it('is heard while a dialog is open, and after it', async () => {
  const { rerender, unmount } = render(page(false));
  expect(screen.getByRole('status').textContent).toBe('It was saved');
  rerender(page(true));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('It was saved');
  expect(screen.getByText('The page').closest('[aria-hidden="true"]')).not.toBeNull();
  rerender(page(false));
  expect((await screen.findByRole('status')).textContent).toBe('It was saved');
  unmount();
  expect(document.body.textContent).toBe('');
});
