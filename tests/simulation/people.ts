import type { Actor } from '@/domain/access/roles.ts';

/** Who takes part: two administrators, the owners of two businesses, support, and an attacker. */
export const PEOPLE = {
  admin: { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' },
  admin2: { uid: 'admin2', email: 'admin2@catalogue.example', role: 'superAdmin' },
  owner: { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' },
  rival: { uid: 'rival', email: 'rival@catalogue.example', role: 'owner' },
  support: { uid: 'support', email: 'support@catalogue.example', role: 'support' },
  // An approved owner who has a token and sends what the console never would.
  attacker: { uid: 'attacker', email: 'attacker@catalogue.example', role: 'owner' },
} as const satisfies Record<string, Actor>;

/** Somebody who takes part. */
export type PersonName = keyof typeof PEOPLE;

/** Everybody's name. */
export const PERSON_NAMES = ['admin', 'admin2', 'owner', 'rival', 'support', 'attacker'] as const;

/** The two businesses whose owners only do what they may. */
export const BUSINESSES = ['owner', 'rival'] as const;
