import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { gridProduct } from '../../../../tests/support/gridProducts.ts';
import CostCell from './CostCell.tsx';

const { getMany, auth } = vi.hoisted(() => ({ getMany: vi.fn(), auth: { uid: '', role: '' } }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getMany } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: auth }) }));

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const chair = gridProduct('p');
const show = () =>
  render(
    <CoreAdminContext
      i18nProvider={i18nProvider}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <div data-testid="cell">
        <CostCell product={chair} />
      </div>
    </CoreAdminContext>,
  );

beforeEach(() => {
  getMany.mockReset();
  Object.assign(auth, { uid: chair.businessId, role: 'owner' });
});

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

it('shows the cost from the private part, by one read', async () => {
  getMany.mockResolvedValue({ data: [{ id: chair.businessId, cost: 450, variantCosts: {} }] });
  show();
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('cell').textContent).toMatch(/4\.50/));
  expect(getMany).toHaveBeenCalledExactlyOnceWith('productDetails', {
    ids: [chair.businessId],
    meta: { parent: 'p' },
  });
});

it('is empty where no cost is known', async () => {
  getMany.mockResolvedValue({ data: [] });
  show();
  await waitFor(() => expect(screen.queryByLabelText('Loading…')).toBeNull());
  expect(screen.getByTestId('cell').textContent).toBe('');
});

it('says offline that it is not here yet, not that none is known, and comes when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  getMany.mockResolvedValue({ data: [{ id: chair.businessId, cost: 450, variantCosts: {} }] });
  show();
  await screen.findByText(english.session.start.partNotYet);
  online.mockRestore();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.getByTestId('cell').textContent).toMatch(/4\.50/));
});

it('says why it could not be read, and tries again', async () => {
  getMany.mockRejectedValueOnce(new HttpError('permission-denied', 403));
  getMany.mockResolvedValueOnce({ data: [{ id: chair.businessId, cost: 450, variantCosts: {} }] });
  show();
  const dash = await screen.findByRole('button', { name: /not allowed|may not|permission/i });
  expect(dash.textContent).toBe('—');
  fireEvent.click(dash);
  await waitFor(() => expect(screen.getByTestId('cell').textContent).toMatch(/4\.50/));
});

it('reads nothing for who may not see it', () => {
  auth.uid = 'another';
  show();
  expect(getMany).not.toHaveBeenCalled();
  expect(screen.getByTestId('cell').textContent).toBe('');
});
