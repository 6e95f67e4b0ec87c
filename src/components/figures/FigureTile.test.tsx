import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { analytics } from '@/i18n/en/analytics.ts';
import { FigureTile } from './FigureTile.tsx';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, analytics }), 'en');

const changeOf = (value: number, before: number, style: 'share' | 'count' = 'share') => {
  const { unmount } = render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <FigureTile label="Conversion" value={value} before={before} style={style} to="/" />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const text = screen.getByRole('link').textContent;
  unmount();
  return text;
};

it('says how a figure changed', () => {
  expect(changeOf(0.09, 0.072)).toContain('▲');
  expect(changeOf(0.05, 0.072)).toContain('▼');
});

it('does not call a figure larger that reads as it did before', () => {
  expect(changeOf(0.0723, 0.0718)).toContain('→');
  expect(changeOf(0.0723, 0.0718)).not.toMatch(/[▲▼]/);
});

it('tells what became of a share in points, which nobody takes for a share of it', () => {
  expect(changeOf(0.09, 0.072)).toContain('1.8 points more');
  expect(changeOf(0.05, 0.072)).toContain('2.2 points less');
});

it('calls a change that rounds to nothing neither a gain nor a loss of 0.0', () => {
  for (const [now, before, word] of [
    [0.12149, 0.12151, 'less'],
    [0.12151, 0.12149, 'more'],
  ] as const) {
    const text = changeOf(now, before);
    expect(text).toContain(`<0.1 points ${word}`);
    expect(text).toContain('→');
    expect(text).not.toMatch(/[▲▼]|0\.0/);
  }
  expect(changeOf(10_000, 10_001, 'count')).toContain('→ <0.1% less');
  // Half of what can be told is told.
  expect(changeOf(0.12186, 0.12136)).toContain('▲ 0.1 points more');
});

it('keeps the place of the change while the period before is read, and no longer', () => {
  const tile = (comparing: boolean) => (
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <FigureTile
          label="Views"
          value={3}
          before={comparing ? undefined : 2}
          {...{ comparing }}
          to="/"
        />
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { container, rerender } = render(tile(true));
  expect(container.querySelectorAll('.MuiSkeleton-root')).toHaveLength(1);
  rerender(tile(false));
  expect(container.querySelectorAll('.MuiSkeleton-root')).toHaveLength(0);
});
