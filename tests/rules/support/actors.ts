import { type AccessRecord, evaluateAccess } from '@/domain/access/evaluateAccess.ts';
import type { Role } from '@/domain/access/roles.ts';
import { business } from './records.ts';

interface ActorDefinition {
  /** null: nobody is signed in. */
  uid: string | null;
  email: string;
  verified: boolean;
  /** What decides on access in the stored record; null: there is none. */
  access: AccessRecord | null;
}

const approved = { isBusinessOwner: 'approved', isDeleted: false, isSuperAdmin: false };
const at = (name: string) => `${name}@catalogue.example`;

/** Everybody who may try something, and why they are let in or kept out. */
export const ACTORS = {
  anonymous: { uid: null, email: '', verified: false, access: null },
  catalogueUser: { uid: 'shopper', email: at('shopper'), verified: true, access: null },
  superAdmin: {
    uid: 'admin',
    email: at('admin'),
    verified: true,
    access: { ...approved, isSuperAdmin: true },
  },
  upperCaseAdmin: {
    uid: 'admin2',
    email: 'Admin2@Catalogue.Example',
    verified: true,
    access: { ...approved, isSuperAdmin: true, isBusinessOwner: 'pending' },
  },
  owner: { uid: 'owner', email: at('owner'), verified: true, access: approved },
  support: { uid: 'support', email: at('support'), verified: true, access: approved },
  unverifiedAdmin: {
    uid: 'unverified',
    email: at('admin'),
    verified: false,
    access: { ...approved, isSuperAdmin: true },
  },
  flagged: {
    uid: 'flagged',
    email: at('flagged'),
    verified: true,
    access: { ...approved, isSuperAdmin: true },
  },
  listedWithoutFlag: { uid: 'unflagged', email: at('admin'), verified: true, access: approved },
  unverifiedSupport: {
    uid: 'unverified-support',
    email: at('support'),
    verified: false,
    access: approved,
  },
  pending: {
    uid: 'pending',
    email: at('pending'),
    verified: true,
    access: { ...approved, isBusinessOwner: 'pending' },
  },
  rejected: {
    uid: 'rejected',
    email: at('rejected'),
    verified: true,
    access: { ...approved, isBusinessOwner: 'rejected' },
  },
  unknownStatus: {
    uid: 'strange',
    email: at('strange'),
    verified: true,
    access: { ...approved, isBusinessOwner: 'Approved' },
  },
  deactivated: {
    uid: 'deactivated',
    email: at('deactivated'),
    verified: true,
    access: { ...approved, isBusinessOwner: 'deactivated' },
  },
  deleted: {
    uid: 'deleted',
    email: at('deleted'),
    verified: true,
    access: { ...approved, isDeleted: true },
  },
  deletedAdmin: {
    uid: 'deleted-admin',
    email: at('admin'),
    verified: true,
    access: { ...approved, isSuperAdmin: true, isDeleted: true },
  },
  deactivatedAdmin: {
    uid: 'deactivated-admin',
    email: at('admin'),
    verified: true,
    access: { ...approved, isSuperAdmin: true, isBusinessOwner: 'deactivated' },
  },
  pendingSupport: {
    uid: 'pending-support',
    email: at('support'),
    verified: true,
    access: { ...approved, isBusinessOwner: 'pending' },
  },
} satisfies Record<string, ActorDefinition>;

/** Somebody who tries something. */
export type ActorName = keyof typeof ACTORS;

const definition = (name: string): ActorDefinition | undefined =>
  Object.entries(ACTORS).find(([key]) => key === name)?.[1];

/** The business record of an actor as it is stored; undefined where there is none. */
export const recordOf = (name: string) => {
  const actor = definition(name);
  return actor?.uid && actor.access
    ? business({ businessEmail: actor.email.toLowerCase(), ...actor.access })
    : undefined;
};

/** The role that the application gives an actor; null where it lets nobody in. */
export const roleOf = (name: ActorName): Role | null => {
  const { uid, email, verified, access }: ActorDefinition = ACTORS[name];
  if (uid === null) return null;
  const verdict = evaluateAccess({ uid, email, emailVerified: verified }, access, {
    superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
    support: ['support@catalogue.example'],
  });
  return verdict.allowed ? verdict.role : null;
};
