// @vitest-environment jsdom
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAppCheck } from './appCheck.ts';
import { isUnproven } from './appCheckTokens.ts';

/** reCAPTCHA as its script leaves it in the window, once that came. */
const recaptcha = () => {
  const widget: { callback?: () => void } = {};
  const enterprise = {
    ready: (then: () => void) => then(),
    render: (_: string, options: { callback: () => void }) => {
      Object.assign(widget, options);
      return 'widget';
    },
    execute: async () => {
      widget.callback?.();
      return 'attested';
    },
  };
  vi.stubGlobal('grecaptcha', { enterprise });
};

const exchange = vi.fn<() => Promise<Response>>();

/** What each of Firebase's services waits for before it sends anything; they send what is no token where it rejects. */
const tokenFor = async (app: FirebaseApp): Promise<string> => {
  const provider = new ReCaptchaEnterpriseProvider('site-key');
  // Called once more, it gives what there is.
  const started = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return (await getToken(started)).token;
};

let app: FirebaseApp;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', exchange);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const settings = { apiKey: 'key', appId: 'app', projectId: 'shop' };
  app = initializeApp(settings, crypto.randomUUID());
});
afterEach(async () => {
  await deleteApp(app);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that there is no proof where reCAPTCHA is blocked: its script never comes', async () => {
  startAppCheck(app, 'site-key');
  const asked = expect(tokenFor(app)).rejects.toThrow('reCAPTCHA did not answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(isUnproven(app)).toBe(true);
  // Whoever asks next need not wait as long.
  const next = expect(tokenFor(app)).rejects.toThrow('reCAPTCHA did not answer');
  await vi.advanceTimersByTimeAsync(1000);
  await next;
});

it('says so where the project refuses the exchange', async () => {
  recaptcha();
  exchange.mockResolvedValue(new Response('{}', { status: 403 }));
  startAppCheck(app, 'site-key');
  await expect(tokenFor(app)).rejects.toMatchObject({ code: 'appCheck/initial-throttle' });
  expect(isUnproven(app)).toBe(true);
});

it('has a proof where there is one', async () => {
  recaptcha();
  exchange.mockImplementation(async () => Response.json({ token: 'proof', ttl: '3600s' }));
  startAppCheck(app, 'site-key');
  expect(isUnproven(app)).toBe(false);
  expect(await tokenFor(app)).toBe('proof');
  expect(isUnproven(app)).toBe(false);
});
