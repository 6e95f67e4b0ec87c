/** Ways to sign in that a configuration can offer. */
export type SignInMethod = 'password' | 'google';

/** Firebase's public configuration, as its console shows it. */
export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  storageBucket: string;
  appId: string;
  messagingSenderId: string | undefined;
  appCheckSiteKey: string | undefined;
}

/** Addresses of the emulators, as `host:port`. */
export interface EmulatorSettings {
  auth: string;
  firestore: string;
  storage: string;
}

/** All that a build is configured with. */
export interface Configuration {
  backEnd: 'local' | 'firebase';
  firebase: FirebaseSettings | null;
  emulators: EmulatorSettings | null;
  superAdmins: readonly string[];
  support: readonly string[];
  signInMethods: readonly SignInMethod[];
  exchangeRateUrl: string;
  /** Where rounds of drand are asked for. */
  drandUrl: string;
  /** Where errors are reported to; null is nowhere. */
  errorReportUrl: string | null;
  /** The address of a product's public page, with `{id}` for the product; null where there is none. */
  productPageUrl: string | null;
}

/** A configuration, or the variables that are missing from it. */
export type ConfigurationResult =
  | { ok: true; configuration: Configuration }
  | { ok: false; missing: string[] };

const REQUIRED = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

const SAMPLE_ADMINS = 'admin@catalogue.example,admin2@catalogue.example';
const SAMPLE_SUPPORT = 'support@catalogue.example';

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);

const isMethod = (value: string): value is SignInMethod => ['password', 'google'].includes(value);

/**
 * Reads the build's environment. Any `VITE_FIREBASE_*` variable asks for Firebase, so that a
 * half-filled configuration is named instead of silently falling back to sample data.
 */
export const readConfiguration = (env: Record<string, unknown>): ConfigurationResult => {
  const read = (name: string) => {
    const value = env[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };
  const wantsFirebase = Object.keys(env).some(
    name => name.startsWith('VITE_FIREBASE_') && read(name) !== undefined,
  );
  const wantsEmulators = ['1', 'true', 'yes'].includes(read('VITE_USE_EMULATORS') ?? '');
  const missing: string[] = wantsFirebase
    ? REQUIRED.filter(name => read(name) === undefined && !(wantsEmulators && name !== REQUIRED[0]))
    : [];
  if (wantsFirebase && !read('VITE_SUPER_ADMIN_EMAILS')) missing.push('VITE_SUPER_ADMIN_EMAILS');
  if (missing.length > 0) return { ok: false, missing };
  const projectId = read('VITE_FIREBASE_PROJECT_ID') ?? '';
  const methods = list(read('VITE_SIGN_IN_METHODS') ?? 'password').filter(isMethod);
  return {
    ok: true,
    configuration: {
      backEnd: wantsFirebase ? 'firebase' : 'local',
      firebase: wantsFirebase
        ? {
            projectId,
            apiKey: read('VITE_FIREBASE_API_KEY') ?? 'emulator',
            authDomain: read('VITE_FIREBASE_AUTH_DOMAIN') ?? 'localhost',
            storageBucket: read('VITE_FIREBASE_STORAGE_BUCKET') ?? `${projectId}.appspot.com`,
            appId: read('VITE_FIREBASE_APP_ID') ?? 'emulator',
            messagingSenderId: read('VITE_FIREBASE_MESSAGING_SENDER_ID'),
            appCheckSiteKey: read('VITE_FIREBASE_APP_CHECK_SITE_KEY'),
          }
        : null,
      emulators:
        wantsFirebase && wantsEmulators
          ? {
              auth: read('VITE_AUTH_EMULATOR_HOST') ?? '127.0.0.1:9099',
              firestore: read('VITE_FIRESTORE_EMULATOR_HOST') ?? '127.0.0.1:8080',
              storage: read('VITE_STORAGE_EMULATOR_HOST') ?? '127.0.0.1:9199',
            }
          : null,
      superAdmins: list(read('VITE_SUPER_ADMIN_EMAILS') ?? (wantsFirebase ? '' : SAMPLE_ADMINS)),
      support: list(read('VITE_SUPPORT_EMAILS') ?? (wantsFirebase ? '' : SAMPLE_SUPPORT)),
      signInMethods: methods.length > 0 ? methods : ['password'],
      drandUrl: read('VITE_DRAND_URL') ?? 'https://api.drand.sh',
      errorReportUrl: read('VITE_ERROR_REPORT_URL') ?? null,
      productPageUrl: read('VITE_PRODUCT_PAGE_URL') ?? null,
      exchangeRateUrl: read('VITE_EXCHANGE_RATE_URL') ?? 'https://api.frankfurter.dev/v1',
    },
  };
};
