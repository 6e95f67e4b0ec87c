import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { slug } from './businesses.ts';
import type { Clock } from './clock.ts';
import { COUNTRIES, personName } from './people.ts';
import { createRandom } from './random.ts';
import { tracked } from './tracked.ts';

/** End users of the catalogue in the sample data. */
export const USERS = 600;

const MAIL = ['mail.example', 'post.example', 'inbox.example'];

/** Numbers of the users who are blocked, and why is told by the audit trail. */
const BLOCKED_USERS = [77, 191, 302, 455] as const;

/** @returns the id of user number `number`. */
const userId = (number: number) => `u${String(number).padStart(4, '0')}`;

/** The end users of the catalogue. Their counts of entries and reports are filled in later. */
export const generateUsers = (clock: Clock): CatalogueUser[] => {
  const random = createRandom('users');
  return Array.from({ length: USERS }, (_, index): CatalogueUser => {
    const number = index + 1;
    const name = personName(random);
    const age = 900 * random.next() ** 1.3 + 0.5;
    const seen = random.chance(0.04) ? null : Math.min(age, 120 * random.next() ** 3);
    const views = Math.round(340 * random.next() ** 2.5);
    const isBlocked = BLOCKED_USERS.some(blocked => blocked === number);
    return {
      id: userId(number),
      name,
      email: `${slug(name).replaceAll('-', '.')}${number}@${random.pick(MAIL)}`,
      photoUrl: null,
      country: random.pick(COUNTRIES),
      lastSeenAt: seen === null ? null : clock.daysAgo(seen),
      status: isBlocked ? 'blocked' : 'active',
      counts: {
        views: seen === null ? 0 : views,
        saves: seen === null ? 0 : Math.round(views * 0.08 * random.next()),
        entries: 0,
        reports: 0,
      },
      auditId: isBlocked ? `a-block-${userId(number)}` : null,
      ...(isBlocked
        ? tracked(clock.daysAgo(age), 'admin', clock.daysAgo(9 + index / 40), 2, userId(number))
        : tracked(clock.daysAgo(age), userId(number))),
    };
  });
};
