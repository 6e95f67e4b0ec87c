import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { UnmergeProblem } from '@/domain/merge/planUnmerge.ts';
import { audit } from '@/i18n/en/audit.ts';
import { merge } from '@/i18n/en/merge.ts';
import { products } from '@/i18n/en/products.ts';
import { UnmergeProblemText } from './UnmergeProblemText.tsx';

vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'admin', email: 'admin@x.example', role: 'superAdmin' } }),
}));

const messages = { ...englishMessages, audit, merge, resources: { products } };
const i18nProvider = polyglotI18nProvider(() => messages, 'en');

const shown = (problem: UnmergeProblem) => {
  const record = { id: 'p2', version: 1, title: 'Old lamp' };
  const updates = [{ resource: 'products' as const, label: '', updates: [{ record, fields: {} }] }];
  const { container } = render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <UnmergeProblemText
          plan={{ entries: [], updates, problems: [problem] }}
          problem={problem}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return container.textContent;
};

it('calls a product by its title, and leads to it', () => {
  expect(shown({ kind: 'alreadyUndone', id: 'p2' })).toBe(
    '“Old lamp” is not merged any more: the merge was undone already.',
  );
  expect(screen.getByRole('link', { name: 'Old lamp' }).getAttribute('href')).toContain('p2');
});

it('names what was changed since', () => {
  const changed = {
    kind: 'changedSince',
    resource: 'products',
    id: 'p2',
    fields: ['odd'],
  } as const;
  expect(shown({ ...changed, fields: ['odd'] })).toBe(
    'Changed since the merge, and left as it is unless you overwrite it: odd of “Old lamp”.',
  );
});

it('leads nowhere where the product is gone', () => {
  expect(shown({ kind: 'missing', resource: 'products', id: 'p9' })).toMatch(/^Product “p9” was/);
  expect(screen.queryByRole('link')).toBeNull();
});
