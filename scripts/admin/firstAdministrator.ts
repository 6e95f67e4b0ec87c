import { z } from 'zod';
import { businessSchema } from '../../src/domain/schemas/business.ts';
import { toRestFields } from '../emulators/firestoreValues.ts';
import { type GoogleAccess, googleRest } from '../googleRest.ts';

/** Where to create the administrator, and with whose rights. */
export interface AdministratorTarget extends GoogleAccess {
  /** The public key of the web app: the invitation is sent with it. */
  apiKey: string;
  /** Base addresses, without a slash at the end; Google's unless said otherwise. */
  identityToolkit?: string;
  firestore?: string;
}

/** Who becomes an administrator. */
export interface NewAdministrator {
  email: string;
  name: string;
}

const accountSchema = z.object({ localId: z.string().optional().catch(undefined) });
const lookupSchema = z.object({ users: z.array(accountSchema).optional().catch(undefined) });

const idIn = (answer: unknown): string | undefined => accountSchema.safeParse(answer).data?.localId;

const idFound = (answer: unknown): string | undefined =>
  lookupSchema.safeParse(answer).data?.users?.[0]?.localId;

/** The record of an administrator: the fields of any business. */
const recordFor = (uid: string, { email, name }: NewAdministrator, now: Date) => {
  const { id: _, ...record } = businessSchema.parse({
    id: uid,
    businessEmail: email,
    businessName: name,
    userImg: null,
    contactName: name,
    phone: '',
    website: '',
    address: '',
    country: '',
    about: '',
    baseCurrency: 'USD',
    isDeleted: false,
    isBusinessOwner: 'approved',
    isSuperAdmin: true,
    statusHistory: [],
    auditId: null,
    version: 1,
    createdAt: now,
    createdBy: uid,
    updatedAt: now,
    updatedBy: uid,
  });
  return record;
};

/**
 * Makes somebody a super administrator from outside the rules, which let nobody do that: creates
 * the account (or takes the one there is) with a verified address, writes its record where there
 * is none, or sets the flag where there is one, and sends the mail that lets the person choose a
 * password.
 * @returns the account's id, and whether the account is new.
 */
export const firstAdministrator = async (
  target: AdministratorTarget,
  administrator: NewAdministrator,
): Promise<{ uid: string; isNew: boolean }> => {
  const { projectId, apiKey, token } = target;
  const toolkit = target.identityToolkit ?? 'https://identitytoolkit.googleapis.com';
  const firestore = target.firestore ?? 'https://firestore.googleapis.com';
  const email = administrator.email.trim().toLowerCase();
  const accounts = `${toolkit}/v1/projects/${projectId}/accounts`;
  const call = (url: string, body: unknown) => googleRest(url, target, body);
  const known = idFound(await call(`${accounts}:lookup`, { email: [email] }));
  const answer = known
    ? await call(`${accounts}:update`, { localId: known, emailVerified: true })
    : await call(accounts, { email, emailVerified: true });
  const uid = known ?? idIn(answer);
  if (!uid) throw new Error(`The account of ${email} could not be created`);

  const database = `projects/${projectId}/databases/(default)`;
  const name = `${database}/documents/business/${uid}`;
  const read = await fetch(`${firestore}/v1/${name}`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': projectId },
  });
  const write = read.ok
    ? {
        update: { name, fields: toRestFields({ isSuperAdmin: true, isDeleted: false }) },
        updateMask: { fieldPaths: ['isSuperAdmin', 'isDeleted'] },
      }
    : {
        update: {
          name,
          fields: toRestFields(recordFor(uid, { ...administrator, email }, new Date())),
        },
        currentDocument: { exists: false },
      };
  await call(`${firestore}/v1/${database}/documents:commit`, { writes: [write] });
  await call(`${toolkit}/v1/accounts:sendOobCode?key=${apiKey}`, {
    requestType: 'PASSWORD_RESET',
    email,
  });
  return { uid, isNew: !known };
};
