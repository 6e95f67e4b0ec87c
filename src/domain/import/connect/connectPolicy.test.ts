import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockedHosts, connectPolicy, mayAsk, NO_POLICY } from './connectPolicy.ts';

const ORIGIN = 'https://console.example';

/** The policy that the hosting of this repository sets. */
const hosted = connectPolicy(
  /"Content-Security-Policy",\s*"value": "([^"]+)"/.exec(
    readFileSync('firebase.json', 'utf8'),
  )?.[1] ?? null,
);

describe('mayAsk', () => {
  it.each([
    ['https://my-shop.myshopify.com/api', true],
    ['https://cdn.shopify.com/s/files/a.png', true],
    ['http://cdn.shopify.com/s/files/a.png', true],
    ['https://static.wixstatic.com/media/a.png', true],
    ['https://www.wixapis.com/oauth2/token', true],
    ['https://console.example/index.html', true],
    ['https://www.my-shop.com/api', false],
    ['https://pictures.example/a.png', false],
    ['https://myshopify.com.evil.example/', false],
    ['https://evilmyshopify.com/', false],
    ['https://my-shop.myshopify.com:8443/', false],
    ['no address', false],
  ])('under the hosted policy %s: %s', (address, isAllowed) => {
    expect(hosted.length).toBe(1);
    expect(mayAsk(hosted, address, ORIGIN)).toBe(isAllowed);
  });

  it('allows everything where there is no policy, or none of requests', () => {
    for (const policy of [NO_POLICY, connectPolicy(null), connectPolicy("img-src 'none'")])
      expect(mayAsk(policy, 'https://pictures.example/a.png', ORIGIN)).toBe(true);
  });

  it.each([
    ["default-src 'none'", false],
    ["default-src 'none'; connect-src *", true],
    ['connect-src https:', true],
    ['connect-src http:', false],
    ['connect-src pictures.example', true],
    ['connect-src https://pictures.example:*', true],
    ['connect-src https://pictures.example:8080', false],
    ['connect-src https:, connect-src https://other.example', false],
  ])('%s: %s', (header, isAllowed) => {
    expect(mayAsk(connectPolicy(header), 'https://pictures.example/a.png', ORIGIN)).toBe(isAllowed);
  });
});

describe('blockedHosts', () => {
  it('counts the pictures of each host that may not be asked', () => {
    const addresses = [
      ...['https://a.example/1.png', 'https://b.example/1.png', 'http://b.example/2.png'],
      ...['https://cdn.shopify.com/1.png', 'local-file:x', '/own.png'],
    ];
    expect(blockedHosts(addresses, hosted, ORIGIN)).toEqual([
      { host: 'b.example', pictures: 2 },
      { host: 'a.example', pictures: 1 },
    ]);
    expect(blockedHosts(addresses, NO_POLICY, ORIGIN)).toEqual([]);
  });
});
