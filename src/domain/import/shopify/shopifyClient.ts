import type { z } from 'zod';
import { ConnectProblem } from '../connect/connectProblem.ts';
import {
  jitteredBackoff,
  LONGEST_WAIT,
  retryAfter,
  type Surroundings,
} from '../connect/retries.ts';
import { MYSHOPIFY, type ShopifyApi } from './shopifyApi.ts';
import { type Envelope, problemByErrors, problemByStatus } from './shopifyErrors.ts';
import { envelope } from './shopifyResponse.ts';

/** Which shop, and with which token, if any. Kept in memory only. */
export interface ShopifyConnection {
  /** Domain such as `shop.myshopify.com`. */
  domain: string;
  token: string | null;
}

/** An answer with what its query cost. */
interface Answer<T> {
  data: T;
  cost: number | null;
}

/** Asks a shop. */
export type ShopifyRequest = <T>(
  query: string,
  variables: Record<string, unknown>,
  schema: z.ZodType<T>,
) => Promise<Answer<T>>;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const TRIES = 3;

type RetryReason = 'throttled' | 'serverError' | 'unreachable';

type Attempt =
  | { kind: 'answer'; parsed: Envelope }
  | { kind: 'retry'; wait: number | null; reason: RetryReason };

/** In how many milliseconds a query can be afforded again; null where the answer does not tell. */
const restoredIn = ({ extensions }: Envelope): number | null => {
  const { requestedQueryCost, throttleStatus } = extensions?.cost ?? {};
  if (requestedQueryCost === undefined || !throttleStatus || throttleStatus.restoreRate <= 0)
    return null;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return Math.min(LONGEST_WAIT, Math.ceil((1000 * lacking) / throttleStatus.restoreRate));
};

/**
 * Asks one of a shop's interfaces by plain `fetch`. Only the headers that Shopify's CORS answer is
 * known to allow are sent; the token goes to `*.myshopify.com` and nowhere else.
 * @throws ConnectProblem, TooComplex, FieldsDenied, or the signal's reason
 */
export const shopifyClient = (
  { domain, token }: ShopifyConnection,
  { fetch, sleep, signal }: Surroundings,
  { path, tokenHeader, isSecret }: ShopifyApi,
): ShopifyRequest => {
  if (!DOMAIN.test(domain)) throw new ConnectProblem('badShop', { domain });
  if (token && !MYSHOPIFY.test(domain))
    throw new ConnectProblem('tokenForMyshopifyOnly', { domain });
  const url = `https://${domain}${path}`;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(token ? { [tokenHeader]: token } : {}),
  };
  const init: RequestInit = {
    ...{ method: 'POST', headers, signal },
    // A secret follows nobody elsewhere.
    ...(isSecret && { redirect: 'manual' }),
  };

  /** A browser cannot see why a preflight failed; a request without headers has none. */
  const probe = async (cause: unknown): Promise<ConnectProblem> => {
    try {
      const response = await fetch(`${url}?query=${encodeURIComponent('{shop{name}}')}`, {
        signal,
      });
      const problem = problemByStatus(response, domain);
      if (problem instanceof ConnectProblem) return problem;
    } catch {
      signal.throwIfAborted();
    }
    return new ConnectProblem('unreachable', { domain }, { cause });
  };

  /** @returns null where the connection broke and may be tried again. */
  const send = async (body: string): Promise<Response | null> => {
    try {
      return await fetch(url, { ...init, body });
    } catch (error) {
      signal.throwIfAborted();
      if (isSecret) return null;
      throw await probe(error);
    }
  };

  const parse = async (response: Response): Promise<Envelope | null> => {
    try {
      return envelope.parse(await response.json());
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };

  const attempt = async (body: string): Promise<Attempt> => {
    const response = await send(body);
    if (!response) return { kind: 'retry', wait: null, reason: 'unreachable' };
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw new ConnectProblem('shopNotFound', { domain });
    const wait = retryAfter(response);
    const problem = problemByStatus(response, domain);
    if (problem instanceof Error && response.status !== 403) throw problem;
    if (problem === 'retry') {
      const reason = response.status === 429 ? 'throttled' : 'serverError';
      return { kind: 'retry', wait, reason };
    }
    const parsed = await parse(response);
    const failure = parsed ? problemByErrors(parsed, domain) : null;
    if (failure instanceof Error) throw failure;
    if (problem instanceof Error) throw problem;
    if (parsed && failure === 'retry') {
      const isFault = JSON.stringify(parsed.errors).includes('INTERNAL');
      return {
        ...{ kind: 'retry', wait: wait ?? restoredIn(parsed) },
        reason: isFault ? 'serverError' : 'throttled',
      };
    }
    if (!parsed || parsed.data === null || parsed.data === undefined)
      throw new ConnectProblem('invalidResponse', { domain, message: `HTTP ${response.status}` });
    return { kind: 'answer', parsed };
  };

  return async (query, variables, schema) => {
    const body = JSON.stringify({ query, variables });
    for (let tries = 0; ; tries++) {
      const answer = await attempt(body);
      if (answer.kind === 'answer') {
        const { data, extensions } = answer.parsed;
        const result = schema.safeParse(data);
        if (result.success)
          return { data: result.data, cost: extensions?.cost?.requestedQueryCost ?? null };
        const message = result.error.issues[0]?.path.join('.') ?? '';
        throw new ConnectProblem('invalidResponse', { domain, message });
      }
      const { reason } = answer;
      if (tries >= TRIES - (reason === 'throttled' ? 0 : 1))
        throw new ConnectProblem(reason, { domain });
      await sleep(answer.wait ?? jitteredBackoff(tries), signal);
    }
  };
};
