import { expect, it } from 'vitest';
import { adminToken } from './adminToken.ts';

const APP = {
  ...{
    shop: 'oak.myshopify.com',
    clientId: 'client-of-oak',
    clientSecret: 'shpss_secret0123456789',
  },
};

const surroundings = (...answers: (() => Response)[]) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  return {
    asked,
    fetch: async (url: string, init?: RequestInit) => {
      asked.push({ url, init });
      const [answer, ...later] = answers;
      if (later.length > 0) answers.shift();
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
    sleep: async () => {},
    signal: new AbortController().signal,
  };
};

const broken = (): Response => {
  throw new TypeError('fetch failed');
};
const given = () => Response.json({ access_token: 'shpat_of_a_day_0123', expires_in: 86_399 });

it('takes a token that does not end as it is', async () => {
  const around = surroundings();
  const token = 'shpat_0123456789';
  expect(await adminToken({ shop: APP.shop, token }, around)).toEqual({ shop: APP.shop, token });
  expect(around.asked).toEqual([]);
});

it('gets one of a day for an app, from the shop’s own address', async () => {
  const around = surroundings(given);
  expect(await adminToken(APP, around)).toEqual({ shop: APP.shop, token: 'shpat_of_a_day_0123' });
  expect(around.asked).toMatchObject([
    {
      url: 'https://oak.myshopify.com/admin/oauth/access_token',
      init: {
        ...{ method: 'POST', redirect: 'manual' },
        body: 'grant_type=client_credentials&client_id=client-of-oak&client_secret=shpss_secret0123456789',
      },
    },
  ]);
});

it('gets over a connection that breaks and a fault of Shopify’s', async () => {
  const around = surroundings(broken, () => new Response('', { status: 502 }), given);
  expect(await adminToken(APP, around)).toHaveProperty('token');
});

it('takes no answer in time for no refusal of the app', async () => {
  const around = surroundings(() => new Response('', { status: 408 }), given);
  expect(await adminToken(APP, around)).toHaveProperty('token');
});

it.each([
  ['badToken', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ['badToken', () => Response.json({ error: 'app_not_installed' }, { status: 400 })],
  ['shopNotFound', () => new Response('', { status: 404 })],
  [
    'shopNotFound',
    () => new Response(null, { status: 302, headers: { location: 'https://x.example' } }),
  ],
  ['unreadable', () => new Response('<html>')],
  ['unreadable', () => Response.json({ access_token: 'two\nlines of a token' })],
  ['unreachable', broken],
])('says %s where it gets none, and nothing of the secret', async (code, answer) => {
  const error: unknown = await adminToken(APP, surroundings(answer)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code });
  expect(JSON.stringify(error, ['message', 'stack', 'cause', 'code'])).not.toContain('shpss_');
});
