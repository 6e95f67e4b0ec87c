import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';

const full = {
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SUPER_ADMIN_EMAILS: 'a@shop.example, b@shop.example',
};
const read = (env: Record<string, unknown>) => {
  const result = readConfiguration(env);
  if (!result.ok) throw new Error(`missing ${result.missing.join()}`);
  return result.configuration;
};

describe('readConfiguration', () => {
  it('is the embedded back end where nothing is said', () => {
    expect(read({ MODE: 'development', DEV: true })).toMatchObject({
      backEnd: 'local',
      firebase: null,
      superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
      signInMethods: ['password'],
      drandUrl: 'https://api.drand.sh',
      errorReportUrl: null,
      productPageUrl: null,
      exchangeRateUrl: 'https://api.frankfurter.dev/v1',
    });
  });

  it('is Firebase where it is configured', () => {
    expect(read(full)).toMatchObject({
      backEnd: 'firebase',
      firebase: { projectId: 'shop' },
      emulators: null,
      superAdmins: ['a@shop.example', 'b@shop.example'],
      support: [],
    });
  });

  it.each(Object.keys(full))('names %s when it is missing', name => {
    const { [name]: _, ...rest } = { ...full } as Record<string, string>;
    expect(readConfiguration(rest)).toEqual({ ok: false, missing: [name] });
  });

  it('takes blanks for missing', () => {
    expect(readConfiguration({ ...full, VITE_FIREBASE_API_KEY: '  ' })).toEqual({
      ok: false,
      missing: ['VITE_FIREBASE_API_KEY'],
    });
  });

  it('asks less of the emulators', () => {
    const configuration = read({
      VITE_FIREBASE_PROJECT_ID: 'demo-shop',
      VITE_USE_EMULATORS: 'true',
      VITE_SUPER_ADMIN_EMAILS: 'a@shop.example',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:9999',
    });
    expect(configuration.emulators).toEqual({
      auth: '127.0.0.1:9099',
      firestore: '127.0.0.1:9999',
      storage: '127.0.0.1:9199',
    });
  });

  it('offers the sign-in methods it knows', () => {
    expect(read({ VITE_SIGN_IN_METHODS: 'google,password,fax' }).signInMethods).toEqual([
      'google',
      'password',
    ]);
    expect(read({ VITE_SIGN_IN_METHODS: 'fax' }).signInMethods).toEqual(['password']);
  });
});
