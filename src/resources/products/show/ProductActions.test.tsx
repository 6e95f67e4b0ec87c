import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import { ProductActions } from './ProductActions.tsx';

vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({
    actor: { uid: 'support', role: 'support', email: 'support@shop.example' },
    configuration: { productPageUrl: 'https://shop.example/p/{id}' },
  }),
}));

const link = (given: Partial<Product>) => {
  const i18nProvider = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ProductActions product={testProduct('p1', given)} />
    </CoreAdminContext>,
  );
  return screen.queryByRole('link', { name: english.products.show.inCatalogue });
};

it('leads from a product to its public page, in a tab that cannot reach back', () => {
  const found = link({ status: 'active' });
  expect(found?.getAttribute('href')).toBe('https://shop.example/p/p1');
  expect(found?.getAttribute('target')).toBe('_blank');
  expect(found?.getAttribute('rel')).toBe('noopener noreferrer');
});

it('leads nowhere from a draft', () => {
  expect(link({ status: 'draft' })).toBeNull();
});
