import { expect, it } from 'vitest';
import { shopCredentials } from './shopSecret.ts';

const TOKEN = 'shpat_0123456789abcdef';
const secret = (entry: unknown) => JSON.stringify({ shop: entry });

it('gives a business its shop alone', () => {
  const text = JSON.stringify({
    shop: { shop: 'Oak.myshopify.com', token: TOKEN },
    other: 'broken',
  });
  expect(shopCredentials(text, 'shop')).toEqual({ shop: 'oak.myshopify.com', token: TOKEN });
  expect(() => shopCredentials(text, 'third')).toThrow('noShop');
  expect(() => shopCredentials(text, 'toString')).toThrow('noShop');
  expect(() => shopCredentials(text, 'other')).toThrow('badSecret');
});

it('gives the app of a shop as well', () => {
  const app = {
    shop: 'oak.myshopify.com',
    clientId: 'client-of-oak',
    clientSecret: 'shpss_0123456789',
  };
  expect(shopCredentials(secret(app), 'shop')).toEqual(app);
});

it.each([
  ['no JSON', `{ shop: ${TOKEN} }`],
  ['a list', `["${TOKEN}"]`],
  ['an address', secret({ shop: 'https://oak.myshopify.com', token: TOKEN })],
  ['a domain of somebody else', secret({ shop: 'oak.myshopify.com.evil.example', token: TOKEN })],
  ['a domain before another', secret({ shop: 'evil.example/oak.myshopify.com', token: TOKEN })],
  ['a token of several lines', secret({ shop: 'oak.myshopify.com', token: `${TOKEN}\nX: y` })],
  ['half an app', secret({ shop: 'oak.myshopify.com', clientSecret: 'shpss_0123456789' })],
  ['no token', secret({ shop: 'oak.myshopify.com' })],
])('says nothing of what stands there where it is %s', (_, text) => {
  try {
    shopCredentials(text, 'shop');
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'badSecret', message: 'badSecret' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('0123456789');
  }
});
