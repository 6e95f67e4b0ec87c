import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';

afterEach(() => void vi.restoreAllMocks());

const show = (skeleton: ReactElement) =>
  render(
    <CoreAdminContext i18nProvider={polyglotI18nProvider(() => english, 'en')}>
      {skeleton}
    </CoreAdminContext>,
  );

it('is named by a role that may have a name', () => {
  show(<LoadingSkeleton height={64} />);
  expect(screen.getByRole('progressbar', { name: english.common.loading })).toBeTruthy();
});

it('is one thing to wait for, of however many blocks', () => {
  const { container } = show(<LoadingSkeleton variant="rounded" height={[96, 180]} label="Days" />);
  expect(screen.getAllByRole('progressbar', { name: 'Days' })).toHaveLength(1);
  expect(container.querySelectorAll('.MuiSkeleton-root')).toHaveLength(2);
});

it('says offline what comes, in as many words as there is room for, and waits again once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = show(
    <>
      <LoadingSkeleton height={[64, 64]} />
      <LoadingSkeleton />
    </>,
  );
  await screen.findByText(
    'This part of the page is not here yet; it opens when you are back online.',
  );
  expect(screen.getAllByText('Not here yet')).toHaveLength(1);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(0);
  expect(container.querySelectorAll('.MuiSkeleton-root')).toHaveLength(0);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});
