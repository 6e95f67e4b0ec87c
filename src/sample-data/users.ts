import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { slug } from './businesses.ts';
import type { Clock } from './clock.ts';
import { COUNTRIES, personName } from './people.ts';
import { createRandom } from './random.ts';
import { USUAL_SIZE } from './sizes.ts';
import { tracked } from './tracked.ts';

const MAIL = ['mail.example', 'post.example', 'inbox.example'];

/** Numbers of the users who are blocked, and why is told by the audit trail. */
const BLOCKED_USERS: readonly number[] = [77, 191, 302, 455];

/** Beyond the usual users one in so many is blocked. */
const ONE_BLOCKED_IN = 150;

const isBlockedNumber = (number: number) =>
  number > USUAL_SIZE.users ? number % ONE_BLOCKED_IN === 0 : BLOCKED_USERS.includes(number);

/** @returns the id of user number `number`. */
const userId = (number: number) => `u${String(number).padStart(4, '0')}`;

/** The end users of the catalogue. Their counts of entries and reports are filled in later. */
export const generateUsers = (clock: Clock, count = USUAL_SIZE.users): CatalogueUser[] => {
  const random = createRandom('users');
  return Array.from({ length: count }, (_, index): CatalogueUser => {
    const number = index + 1;
    const name = personName(random);
    const age = 900 * random.next() ** 1.3 + 0.5;
    const seen = random.chance(0.04) ? null : Math.min(age, 120 * random.next() ** 3);
    const views = Math.round(340 * random.next() ** 2.5);
    const isBlocked = isBlockedNumber(number);
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
        ? tracked(
            clock.daysAgo(age),
            'admin',
            clock.daysAgo(Math.min(age, 9 + index / 40)),
            2,
            userId(number),
          )
        : tracked(clock.daysAgo(age), userId(number))),
    };
  });
};
