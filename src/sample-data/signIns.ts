import type { Business } from '@/domain/schemas/business.ts';
import type { SignIn } from '@/domain/schemas/signIn.ts';
import type { Clock } from './clock.ts';

/** When owners were last in the console: most of them this week, some a month ago. */
export const generateSignIns = (businesses: readonly Business[], { daysAgo }: Clock): SignIn[] =>
  businesses
    .filter(({ isBusinessOwner, isDeleted }) => isBusinessOwner === 'approved' && !isDeleted)
    .map(({ id }, index) => ({ id, at: daysAgo(index % 7 === 6 ? 36 : (index % 7) + 0.4) }));
