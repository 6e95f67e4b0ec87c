import { expect, it } from 'vitest';
import { SecretMissing, secretText } from './secretText.ts';

const options = (response: () => Response) => {
  const asked: { url: string; init: RequestInit }[] = [];
  return {
    asked,
    project: 'catalogue',
    accessToken: async () => 'of-functions',
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return response();
    },
  };
};

const answer = (text: string) =>
  Response.json({ name: 'x', payload: { data: Buffer.from(text).toString('base64') } });

it('reads the latest version by the rights that functions have', async () => {
  const given = options(() => answer('{"shop":"ö"}'));
  expect(await secretText('SHOPS', given)).toBe('{"shop":"ö"}');
  expect(given.asked[0]?.url).toBe(
    'https://secretmanager.googleapis.com/v1/projects/catalogue/secrets/SHOPS/versions/latest:access',
  );
  expect(given.asked[0]?.init).toMatchObject({
    ...{ headers: { Authorization: 'Bearer of-functions' }, redirect: 'error' },
  });
});

it.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['may not be read', () => new Response('', { status: 403 })],
  ['has another shape', () => Response.json({ payload: null })],
])('says that it is missing where it %s', async (_, response) => {
  await expect(secretText('SHOPS', options(response))).rejects.toThrow(SecretMissing);
});

it('asks nobody for a name that is none', async () => {
  const given = options(() => answer('{}'));
  await expect(secretText('a/../b', given)).rejects.toThrow(SecretMissing);
  expect(given.asked).toEqual([]);
});

it('is asked again where Google cannot be asked', async () => {
  const failure = await secretText(
    'SHOPS',
    options(() => new Response('', { status: 503 })),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(SecretMissing);
});
