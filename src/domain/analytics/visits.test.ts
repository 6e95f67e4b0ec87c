import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../schemas/event.ts';
import { addDays, dayOf } from './days.ts';
import { MAX_DAYS_AGO } from './rollUpEvents.ts';
import { MAX_VISITED_BUSINESSES, noteVisit, visitFacts } from './visits.ts';

const visit = (day: string, ...businessIds: string[]) => ({ day, businessIds, since: null });
const visitor = (more: Partial<Visitor> = {}): Visitor => ({
  firstDay: '2026-11-02',
  platform: ['2026-11-02', '2026-11-09'],
  businesses: { lamps: ['2026-11-02'], chairs: ['2026-11-09'] },
  ...more,
});

describe('noteVisit', () => {
  it('begins with the first visit', () => {
    expect(noteVisit(null, visit('2026-11-03', 'lamps'))).toEqual({
      visitor: {
        firstDay: '2026-11-03',
        platform: ['2026-11-03'],
        businesses: { lamps: ['2026-11-03'] },
      },
      changed: true,
      later: [],
    });
  });

  it('takes the day that the person’s record is from where that is earlier', () => {
    const since = new Date('2025-01-07T10:00:00Z');
    expect(noteVisit(null, { ...visit('2026-11-03'), since }).visitor.firstDay).toBe('2025-01-07');
    const later = new Date('2026-12-01T10:00:00Z');
    const noted = noteVisit(null, { ...visit('2026-11-03'), since: later });
    expect(noted.visitor.firstDay).toBe('2026-11-03');
  });

  it('changes nothing the second time', () => {
    const noted = noteVisit(visitor(), visit('2026-11-09', 'chairs'));
    expect(noted).toEqual({ visitor: visitor(), changed: false, later: [] });
  });

  it('names the later days whose previous visit is another one now', () => {
    const noted = noteVisit(visitor(), visit('2026-11-05', 'chairs'));
    expect(noted.later).toEqual(['2026-11-09']);
    expect(noted.visitor.platform).toEqual(['2026-11-02', '2026-11-05', '2026-11-09']);
    expect(noteVisit(visitor(), visit('2026-11-12', 'lamps')).later).toEqual([]);
    // The same day at another business: the platform knew, the business did not.
    const known = visitor({ platform: ['2026-11-02', '2026-11-05', '2026-11-09'] });
    expect(noteVisit(known, visit('2026-11-05', 'chairs')).later).toEqual(['2026-11-09']);
    expect(noteVisit(known, visit('2026-11-05', 'new')).later).toEqual([]);
  });

  it('names every later day where somebody came in an earlier week than was known', () => {
    const noted = noteVisit(visitor(), visit('2026-10-30', 'new'));
    expect(noted.later).toEqual(['2026-11-02', '2026-11-09']);
    expect(noted.visitor.firstDay).toBe('2026-10-30');
  });

  it('forgets what no figure asks for', () => {
    const old = visitor({ platform: ['2024-01-01', '2026-11-02'] });
    const { visitor: after } = noteVisit(old, visit('2026-11-05'));
    expect(after.platform).toEqual(['2026-11-02', '2026-11-05']);
    expect(after.firstDay).toBe('2026-11-02');
    expect(addDays('2026-11-05', -MAX_DAYS_AGO) > '2024-01-01').toBe(true);
  });

  it('keeps the businesses that were visited last', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_VISITED_BUSINESSES }, (_, at) => [
        `b${at}`,
        [addDays('2026-01-01', at)],
      ]),
    );
    const { visitor: after } = noteVisit(visitor({ businesses: many }), visit('2026-11-05', 'new'));
    expect(Object.keys(after.businesses)).toHaveLength(MAX_VISITED_BUSINESSES);
    expect(after.businesses.new).toEqual(['2026-11-05']);
    expect(after.businesses.b0).toBeUndefined();
    expect(after.businesses.b1).toBeDefined();
  });

  it('ends the same in whichever order visits come', () => {
    const visits = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('a', 'b', 'c')),
      { maxLength: 12, selector: ([at, business]) => `${at} ${business}` },
    );
    const noted = (all: readonly (readonly [number, string])[]) =>
      all.reduce<Visitor | null>(
        (known, [at, business]) =>
          noteVisit(known, visit(addDays('2026-09-01', at), business)).visitor,
        null,
      );
    fc.assert(
      fc.property(visits, all => {
        const forth = noted(all);
        const sorted = noted([...all].sort(([a], [b]) => a - b));
        expect(forth?.firstDay).toBe(sorted?.firstDay);
        expect(forth?.platform).toEqual(sorted?.platform);
        expect(forth?.businesses).toEqual(sorted?.businesses);
      }),
    );
  });
});

describe('visitFacts', () => {
  const days = (facts: ReturnType<typeof visitFacts>) => [
    dayOf(facts.firstSeenAt),
    facts.previouslySeen.platform && dayOf(facts.previouslySeen.platform),
    facts.previouslySeen.business && dayOf(facts.previouslySeen.business),
  ];

  it('looks past the day itself', () => {
    expect(days(visitFacts(visitor(), '2026-11-09', 'lamps'))).toEqual([
      ...['2026-11-02', '2026-11-02', '2026-11-02'],
    ]);
    expect(days(visitFacts(visitor(), '2026-11-09', 'chairs'))).toEqual([
      ...['2026-11-02', '2026-11-02', null],
    ]);
    expect(days(visitFacts(visitor(), '2026-11-02', 'elsewhere'))).toEqual([
      ...['2026-11-02', null, null],
    ]);
  });
});
