import { dayOf } from '@/domain/analytics/days.ts';
import type { FigureNotes } from '@/domain/schemas/figureNotes.ts';
import type { Clock } from './clock.ts';

/** What the owner and an administrator wrote beside the figures, and the owner's goals. */
export const generateFigureNotes = ({ daysAgo }: Clock): FigureNotes[] => {
  const on = (days: number, text: string) => ({ day: dayOf(daysAgo(days)), text });
  const common = { goals: {}, touched: null, updatedAt: daysAgo(2) };
  return [
    {
      ...common,
      id: 'notes-owner',
      businessId: 'owner',
      userId: 'owner',
      notes: {
        autumn: on(52, 'Autumn mailing sent to all customers'),
        magazine: on(19, 'Article in a home magazine'),
        fair: on(6, 'Stand at the craft fair'),
      },
      goals: { views: 9000, clicks: 900 },
    },
    {
      ...common,
      id: 'notes-admin-owner',
      businessId: 'owner',
      userId: 'admin',
      notes: { featured: on(12, 'Featured on the first page of the catalogue') },
    },
    {
      ...common,
      id: 'notes-admin-platform',
      businessId: null,
      userId: 'admin',
      notes: {
        release: on(41, 'New version of the app'),
        outage: on(9, 'The catalogue was out of reach for two hours'),
      },
    },
  ];
};
