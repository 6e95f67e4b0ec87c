import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startErrorReports } from './errorReports.ts';

const sent: { address: unknown; body: unknown; init: RequestInit | undefined }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: unknown, init?: RequestInit) => {
      sent.push({ address, body: JSON.parse(String(init?.body)), init });
      throw new TypeError('Failed to fetch');
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('tells each error once, without credentials and without what is anybody’s, ten at most', async () => {
  window.history.pushState(null, '', '/view-product/anna-berg');
  const report = startErrorReports('https://errors.example/in');
  const error = new TypeError("x is not a function: 'Anna'");
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Anna' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  report(error, 'page');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    address: 'https://errors.example/in',
    body: { kind: 'uncaught', name: 'TypeError', page: '/view-product/:id' },
    init: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
  });
  expect(JSON.stringify(sent)).not.toMatch(/anna/i);
  const rejected = new Event('unhandledrejection');
  Object.assign(rejected, { reason: new RangeError('Too much') });
  window.dispatchEvent(rejected);
  expect(sent[1]?.body).toMatchObject({ kind: 'rejection', name: 'RangeError' });
  for (let index = 0; index < 20; index++) report({ name: `E${index}` }, 'page');
  expect(sent).toHaveLength(10);
  await Promise.resolve();
});
