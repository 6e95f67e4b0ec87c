import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications.tsx';
import { useOpenAdded } from './useOpenAdded.ts';

const Page = ({ left }: { left: boolean }) => {
  const openAdded = useOpenAdded();
  const add = () => openAdded({ path: '/products/p1', left, said: 'Product added' });
  return (
    <button type="button" onClick={add}>
      Add
    </button>
  );
};

const show = (left: boolean) => {
  const inConsole = (page: ReactNode) => (
    <CoreAdminContext store={memoryStore()}>
      {page}
      <Notifications />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: inConsole(<Page left={left} />) },
    { path: '/products/p1', element: inConsole(<p>The product</p>) },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('Add'));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

it('opens what was added, and says so', async () => {
  show(false);
  await screen.findByText('The product');
  await screen.findByText('Product added');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves who went on where they are, with a link in the message', async () => {
  show(true);
  fireEvent.click(await screen.findByRole('link', { name: 'common.openAdded' }));
  expect(await screen.findByText('The product')).toBeTruthy();
});
