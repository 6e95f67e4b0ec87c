import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const PRODUCTS = 300;
const product = (index: number) => ({
  collection: 'products',
  record: testProduct(`cup${index}`, {
    ...{ title: `Cup ${index}`, businessId: 'shop', status: 'active' },
    gaps: index < 100 ? ['image'] : [],
  }),
});

const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('says how a shop is doing, in as many reads at 300 products as at none, and how to invite anew', async () => {
  const meter = await showConsole('admin', [
    business('admin', { isSuperAdmin: true }),
    business('shop', { businessName: 'Shop', contactName: 'Ann' }),
    ...Array.from({ length: PRODUCTS }, (_, index) => product(index)),
  ]);
  open(paths.viewBusiness('shop'));
  const section = await screen.findByRole(
    'region',
    { name: 'Is this shop well?' },
    { timeout: 30_000 },
  );
  await within(section).findByText('2 points to look at.', {}, { timeout: 20_000 });
  expect(within(section).getByText('No sign of the owner yet')).toBeDefined();
  expect(within(section).getByText('Many products lack the same')).toBeDefined();
  const lacking = within(section).getByRole('link', { name: 'No picture: 100' });
  expect(decodeURIComponent(lacking.getAttribute('href') ?? '')).toContain(
    '"gaps_contains":"image"',
  );
  await waitFor(() => expect(meter.total()).toBeGreaterThan(0));
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(60);

  expect(within(section).getByRole('button', { name: 'Send the invitation again' })).toBeDefined();
  fireEvent.click(within(section).getByRole('link', { name: 'Invite another address' }));
  expect(await screen.findByDisplayValue('Ann', {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByText(/The details of Shop are filled in/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', '');
}, 120_000);
