import { applicationDefault } from 'firebase-admin/app';
import { adminToken } from '../../../src/domain/import/shopify/admin/adminToken.ts';
import { ShopRefusal } from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
import { shopCredentials } from '../../../src/domain/import/shopify/admin/shopSecret.ts';
import { sleep } from '../../../src/domain/retry.ts';
import type { ReadShopOptions } from './readShop.ts';
import { SecretMissing, secretText } from './secretText.ts';

const MINUTE = 60_000;

/** How long no single answer takes, in milliseconds. */
const PATIENCE = 45_000;

/**
 * What reading a shop needs, of a function as it runs.
 * @param secret the name of the secret with all shops; empty where nobody set one up.
 */
export const shopSurroundings = (options: {
  secret: string;
  project: string;
  clock: () => Date;
}): ReadShopOptions => {
  const { secret, project, clock } = options;
  const budget = 7 * MINUTE;
  const signal = AbortSignal.timeout(budget + MINUTE);
  const patiently = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
  const textOf = async (name: string) => {
    const accessToken = async () => (await applicationDefault().getAccessToken()).access_token;
    try {
      return await secretText(name, { project, accessToken, fetch: patiently });
    } catch (error) {
      if (!(error instanceof SecretMissing)) throw error;
      // For whoever runs the functions: owners are told whom to ask.
      console.error(error.message);
      throw new ShopRefusal('badSecret');
    }
  };
  const surroundings = { fetch: patiently, sleep, signal };
  return {
    ...surroundings,
    ...{ clock, budget },
    accessOf: async business => {
      const name = secret.trim();
      if (name === '') throw new ShopRefusal('noShop');
      return adminToken(shopCredentials(await textOf(name), business), surroundings);
    },
  };
};
