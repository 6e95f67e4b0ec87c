import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
beforeEach(() => {
  // Toasts ask whether motion is wanted.
  window.matchMedia ??= query => ({
    ...{ matches: false, media: query, onchange: null, dispatchEvent: () => false },
    ...{ addListener: () => {}, removeListener: () => {} },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  });
});
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const cup = (index: number, more: object = {}) => ({
  collection: 'products',
  record: {
    ...testProduct(`cup${index}`, { title: `Cup ${index}`, businessId: 'owner' }),
    ...more,
  },
});

const select = async (...titles: string[]) => {
  for (const title of titles)
    fireEvent.click(
      await screen.findByRole('checkbox', { name: new RegExp(`${title}$`) }, { timeout: 30_000 }),
    );
  fireEvent.click(await screen.findByRole('button', { name: 'Merge…' }, { timeout: 20_000 }));
};

const open = (search = '') =>
  act(() => {
    window.history.pushState(null, '', `/all-products${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('opens the merge of what is selected, or says why not', async () => {
  await showConsole('admin', [
    business('admin', { isSuperAdmin: true }),
    business('owner'),
    ...[cup(1), cup(2), cup(3, { status: 'archived', mergedInto: 'cup1' })],
  ]);
  open();
  await select('Cup 1');
  expect(await screen.findByText('Choose at least two products.')).toBeDefined();
  await select('Cup 3');
  expect(await screen.findByText(/“Cup 3” was merged into another product already/)).toBeDefined();
  await select('Cup 3', 'Cup 2');
  expect(
    await screen.findByRole('heading', { name: /Merge 2 products/i }, { timeout: 30_000 }),
  ).toBeDefined();
  expect(new URLSearchParams(window.location.search).get('products')?.split(',').sort()).toEqual([
    'cup1',
    'cup2',
  ]);
}, 120_000);
