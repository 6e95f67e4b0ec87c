import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import { type Auth, getAuth } from 'firebase/auth';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureKind } from '@/domain/errors.ts';
import { appCheckTokens } from './appCheckTokens.ts';
import { openFirebaseData } from './data.ts';

const refusal = vi.hoisted((): { error: unknown } => ({ error: null }));
vi.mock('./askedAboutPerson.ts', () => ({
  askedAboutPerson: async () => {
    throw refusal.error;
  },
}));
vi.mock('./ownerTaskSign.ts', () => ({
  ownerTaskSign: async () => {
    throw refusal.error;
  },
}));
vi.mock('./askedOfOwner.ts', () => ({
  // biome-ignore lint/correctness/useYield: it is refused before it has anything
  askedOfOwner: async function* () {
    throw refusal.error;
  },
}));

let app: FirebaseApp;
let auth: Auth;
beforeEach(() => {
  const settings = { apiKey: 'key', appId: 'app', projectId: 'shop' };
  app = initializeApp(settings, crypto.randomUUID());
  auth = getAuth(app);
});
afterEach(() => deleteApp(app));

const { signal } = new AbortController();
const asked = async (what: 'person' | 'sign' | 'owner') => {
  const { askAboutPerson, ownerTasks } = await openFirebaseData(app, null, auth).services();
  const person = { kind: 'exportPerson' as const, person: 'p', reason: 'asked for' };
  const pictures = { kind: 'copyPictures' as const, productIds: ['a'] };
  const work = {
    person: () => askAboutPerson(person, signal),
    sign: () => ownerTasks?.sign(),
    owner: () => ownerTasks?.ask('biz', pictures, signal)[Symbol.asyncIterator]().next(),
  };
  try {
    return await work[what]();
  } catch (error) {
    return error;
  }
};
const denied = () => new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
const WAYS = ['person', 'sign', 'owner'] as const;

it.each(WAYS)(
  'what functions are asked (%s) is refused for want of a proof, not of a right',
  async way => {
    appCheckTokens.set(app, null);
    for (const error of [denied(), new HttpError('denied', 403, { code: 'permission-denied' })]) {
      refusal.error = error;
      expect(failureKind(await asked(way))).toBe('unproven');
    }
  },
);

it.each(WAYS)('with a proof, and for other reasons, it (%s) fails as it did', async way => {
  refusal.error = denied();
  expect(await asked(way)).toBe(refusal.error);
  appCheckTokens.set(app, null);
  refusal.error = new FirebaseError('unavailable', 'gone');
  expect(await asked(way)).toBe(refusal.error);
});
