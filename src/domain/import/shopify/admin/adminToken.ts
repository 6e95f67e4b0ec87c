import { z } from 'zod';
import { isPassingStatus } from '../../../retry.ts';
import { jitteredBackoff, type Surroundings } from '../../connect/retries.ts';
import type { ShopAccess } from './readAdmin.ts';
import { ShopRefusal } from './shopRefusal.ts';
import type { ShopCredentials } from './shopSecret.ts';

const TRIES = 3;

const answerSchema = z.object({ access_token: z.string().regex(/^[\w-]{10,500}$/) });

const refusalBy = (status: number): ShopRefusal | null => {
  if (isPassingStatus(status)) return null;
  // A shop that moved is asked nothing where it went.
  return new ShopRefusal(status === 404 || status < 400 ? 'shopNotFound' : 'badToken');
};

const tokenOf = async (response: Response): Promise<string> => {
  try {
    return answerSchema.parse(await response.json()).access_token;
  } catch {
    throw new ShopRefusal('unreadable');
  }
};

/**
 * A token for a shop: the one that is stored, or what Shopify gives an app for a day. The app's secret goes to the
 * shop's own `myshopify.com` address and is in nothing that is thrown.
 * @throws ShopRefusal, or the signal's reason
 */
export const adminToken = async (
  credentials: ShopCredentials,
  { fetch, sleep, signal }: Surroundings,
): Promise<ShopAccess> => {
  const { shop } = credentials;
  if ('token' in credentials) return { shop, token: credentials.token };
  const { clientId, clientSecret } = credentials;
  const body = new URLSearchParams({
    ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });
  const headers = {
    ...{ 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
  };
  const init: RequestInit = { method: 'POST', headers, redirect: 'manual', signal };
  for (let tries = 0; ; tries++) {
    try {
      const url = `https://${shop}/admin/oauth/access_token`;
      const response = await fetch(url, { ...init, body: body.toString() });
      if (response.ok) return { shop, token: await tokenOf(response) };
      const refusal = refusalBy(response.status);
      if (refusal) throw refusal;
    } catch (error) {
      if (error instanceof ShopRefusal) throw error;
      signal.throwIfAborted();
    }
    if (tries >= TRIES - 1) throw new ShopRefusal('unreachable');
    await sleep(jitteredBackoff(tries), signal);
  }
};
