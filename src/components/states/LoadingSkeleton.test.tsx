import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';

it('is named by a role that may have a name', () => {
  render(
    <CoreAdminContext i18nProvider={polyglotI18nProvider(() => english, 'en')}>
      <LoadingSkeleton height={64} />
    </CoreAdminContext>,
  );
  expect(screen.getByRole('progressbar', { name: english.common.loading })).toBeTruthy();
});
