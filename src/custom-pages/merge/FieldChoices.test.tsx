import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { suggestedChoices } from '@/domain/merge/mergeChoices.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { merge } from '@/i18n/en/merge.ts';
import { products } from '@/i18n/en/products.ts';
import { FieldChoices } from './FieldChoices.tsx';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, merge, products }), 'en');

it('names each choice by its product and the value that it brings', () => {
  const lamp = testProduct('lamp', { title: 'Oak lamp', brand: 'Norden', sku: '' });
  const copy = testProduct('copy', { title: 'Lamp of oak', brand: 'Halden', sku: 'L-1' });
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <FieldChoices
          products={[lamp, copy]}
          choices={suggestedChoices(lamp, [copy])}
          fixed={[]}
          onChoose={() => {}}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const names = ['From Oak lamp: Norden', 'From Lamp of oak: Halden', 'From Oak lamp: none'];
  for (const name of names) expect(screen.getByRole('radio', { name })).toBeTruthy();
});
