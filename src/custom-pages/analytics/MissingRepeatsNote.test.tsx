import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { aggregateStats } from '@/domain/analytics/aggregate.ts';
import { testDay } from '@/domain/analytics/testDay.ts';
import type { DailyStats } from '@/domain/schemas/stats.ts';
import { analytics } from '@/i18n/en/analytics.ts';
import { MissingRepeatsNote } from './MissingRepeatsNote.tsx';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, analytics }), 'en');
const range = { from: '2026-01-01', to: '2026-01-03' };
const withDays = (more: Partial<DailyStats>) =>
  aggregateStats(
    ['2026-01-01', '2026-01-02', '2026-01-03'].map(day =>
      testDay(day, { users: 2, returningUsers: 1, ...more }),
    ),
    range,
  );
const told = withDays({ previousVisits: { 1: 1 } });
const untold = withDays({ previousVisits: undefined });

const show = (report: typeof told, before: typeof told | null) =>
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <MissingRepeatsNote report={report} before={before} />
    </CoreAdminContext>,
  );

describe('MissingRepeatsNote', () => {
  it('is silent where every day tells previous visits', () => {
    show(told, told);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('counts the days that do not, of both periods', () => {
    show(told, untold);
    expect(screen.getByRole('note').textContent).toMatch(/^The figures of 2 days do not/);
    show(untold, untold);
    expect(screen.getAllByRole('note').at(-1)?.textContent).toMatch(
      /^The figures of 4 days do not/,
    );
  });
});
