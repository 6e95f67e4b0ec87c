import { businessSchema } from '../../src/domain/schemas/business.ts';
import { toRestFields } from '../emulators/firestoreValues.ts';

/** Where to create the administrator, and with whose rights. */
export interface AdministratorTarget {
  projectId: string;
  /** The public key of the web app: the invitation is sent with it. */
  apiKey: string;
  /** An access token of somebody who may administer the project. */
  token: string;
  /** Base addresses, without a slash at the end; Google's unless said otherwise. */
  identityToolkit?: string;
  firestore?: string;
}

/** Who becomes an administrator. */
export interface NewAdministrator {
  email: string;
  name: string;
}

type Json = Record<string, unknown>;

const call = async (url: string, token: string, projectId: string, body: Json): Promise<Json> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': projectId,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
};

const idIn = (answer: Json): string | undefined =>
  typeof answer.localId === 'string' ? answer.localId : undefined;

const firstUser = (answer: Json): Json | undefined =>
  Array.isArray(answer.users) ? answer.users[0] : undefined;

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
  const found = firstUser(await call(`${accounts}:lookup`, token, projectId, { email: [email] }));
  const known = found && idIn(found);
  const answer = known
    ? await call(`${accounts}:update`, token, projectId, { localId: known, emailVerified: true })
    : await call(accounts, token, projectId, { email, emailVerified: true });
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
  await call(`${firestore}/v1/${database}/documents:commit`, token, projectId, { writes: [write] });
  await call(`${toolkit}/v1/accounts:sendOobCode?key=${apiKey}`, token, projectId, {
    requestType: 'PASSWORD_RESET',
    email,
  });
  return { uid, isNew: !known };
};
