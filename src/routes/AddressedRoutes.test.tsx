import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Link,
  type NavigateFunction,
  Route,
  RouterProvider,
  type To,
  useNavigate,
} from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddressedRoutes } from './AddressedRoutes.tsx';

const auth = vi.hoisted(() => ({ actor: { role: 'superAdmin' } }));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => auth }));

/** A page whose navigation is held, for what it does late. */
const Users = ({ hold }: { hold: (navigate: NavigateFunction) => void }) => {
  hold(useNavigate());
  return (
    <>
      <h1>Users</h1>
      <Link to="/users?page=3">Where one is</Link>
    </>
  );
};

/** Shows the users' page; the code of the reports' page comes when it is told to. */
const show = () => {
  let arrive = () => {};
  const Reports = lazy(
    () =>
      new Promise<{ default: () => React.ReactElement }>(resolve => {
        arrive = () => resolve({ default: () => <h1>Reports</h1> });
      }),
  );
  let navigate: NavigateFunction = async () => {};
  const hold = (next: NavigateFunction) => {
    navigate = next;
  };
  const Pages = () => (
    <Suspense>
      <AddressedRoutes>
        <Route path="/users" element={<Users hold={hold} />} />
        <Route path="/reports" element={<Reports />} />
      </AddressedRoutes>
    </Suspense>
  );
  const router = createBrowserRouter([{ path: '*', Component: Pages }]);
  render(<RouterProvider router={router} />);
  return {
    router,
    late: (to: To) => act(async () => navigate(to, { replace: true })),
    arrive: () => act(async () => arrive()),
  };
};

beforeEach(() => window.history.replaceState(null, '', '/users'));

it('lets a page write into its own address', async () => {
  const { late } = show();
  await late({ search: 'page=2' });
  expect(window.location.href).toContain('/users?page=2');
});

it('keeps what a page that was left writes into its address from taking back the click', async () => {
  const { router, late, arrive } = show();
  await act(() => router.navigate('/reports'));
  expect(screen.getByText('Users')).toBeTruthy();
  await late({ search: 'page=2' });
  expect(window.location.pathname).toBe('/reports');
  await arrive();
  expect(screen.getByText('Reports')).toBeTruthy();
});

it('lets a page that is left lead elsewhere', async () => {
  const { router, late } = show();
  await act(() => router.navigate('/reports'));
  await late('/not-found');
  expect(window.location.pathname).toBe('/not-found');
});

it('lets a link to what is shown take back the click that leaves it', async () => {
  window.history.replaceState(null, '', '/users?page=3');
  const { router, arrive } = show();
  await act(() => router.navigate('/reports'));
  await act(async () => {
    fireEvent.click(screen.getByText('Where one is'));
  });
  await arrive();
  expect(window.location.pathname).toBe('/users');
  expect(screen.getByText('Users')).toBeTruthy();
});
