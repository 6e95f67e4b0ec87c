import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseSettings } from '@/config.ts';
import { readConfiguration } from '@/config.ts';
import { startApp } from './app.ts';
import { appCheckTokens } from './appCheckTokens.ts';

const asked = vi.hoisted((): string[] => []);

vi.mock('firebase/app', () => ({
  initializeApp: (options: object, name?: string) => {
    asked.push(`app ${name ?? 'default'} ${Object.keys(options).sort().join()}`);
    return { name: name ?? '[DEFAULT]' };
  },
}));
vi.mock('firebase/app-check', () => ({
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly siteKey: string) {}
  },
  onTokenChanged: (_: unknown, { next }: { next: (result: { token: string }) => void }) =>
    next({ token: 'proof' }),
  initializeAppCheck: (
    app: { name: string },
    options: { provider: { siteKey: string }; isTokenAutoRefreshEnabled: boolean },
  ) => {
    const { provider, isTokenAutoRefreshEnabled } = options;
    asked.push(`check ${app.name} ${provider.siteKey} ${isTokenAutoRefreshEnabled}`);
  },
}));

const OPTIONS = 'apiKey,appId,authDomain,projectId,storageBucket';

const settingsOf = (more: Record<string, string> = {}): FirebaseSettings => {
  const result = readConfiguration({
    VITE_FIREBASE_PROJECT_ID: 'shop',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    VITE_FIREBASE_STORAGE_BUCKET: 'shop.appspot.com',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_SUPER_ADMIN_EMAILS: 'ann@shop.com',
    ...more,
  });
  if (!result.ok || !result.configuration.firebase) throw new Error('no configuration');
  return result.configuration.firebase;
};

describe('startApp', () => {
  beforeEach(() => {
    asked.length = 0;
  });

  it('starts App Check with the configured key before anybody gets the app', async () => {
    const app = await startApp(settingsOf({ VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key' }));
    expect(appCheckTokens.get(app)).toBe('proof');
    expect(asked).toEqual([`app default ${OPTIONS}`, 'check [DEFAULT] site-key true']);
  });

  it('starts it for the second app, too, which accounts are made with', async () => {
    const settings = settingsOf({
      VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
      VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
    });
    await startApp(settings, 'accounts');
    expect(asked[0]).toBe(
      'app accounts apiKey,appId,authDomain,messagingSenderId,projectId,storageBucket',
    );
    expect(asked[1]).toBe('check accounts site-key true');
  });

  it('leaves it out where no key is configured', async () => {
    await startApp(settingsOf());
    await startApp(settingsOf({ VITE_FIREBASE_APP_CHECK_SITE_KEY: ' ' }));
    expect(asked).toEqual([`app default ${OPTIONS}`, `app default ${OPTIONS}`]);
  });
});
