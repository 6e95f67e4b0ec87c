import type { z } from 'zod';
import { ConnectProblem } from '../connect/connectProblem.ts';
import { backoff, retryAfter, type Surroundings } from '../connect/retries.ts';
import { API_VERSION, type Extra } from './shopifyQuery.ts';
import { envelope } from './shopifyResponse.ts';

/** Which shop, and with which public token, if any. Kept in memory only. */
export interface ShopifyConnection {
  /** Domain such as `shop.myshopify.com`. */
  domain: string;
  token: string | null;
}

/** A query was too expensive; ask for less. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  constructor(
    readonly cost: number,
    readonly most: number,
  ) {
    super('too complex');
  }
}

/** The token may not read these fields; ask without them. */
export class FieldsDenied extends Error {
  override readonly name = 'FieldsDenied';
  constructor(readonly extras: readonly Extra[]) {
    super('fields denied');
  }
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

const MYSHOPIFY = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const TRIES = 3;

const byStatus = (response: Response, domain: string): ConnectProblem | 'retry' | null => {
  const { status } = response;
  if (status === 429 || status >= 500) return 'retry';
  if (status === 401 || status === 403) return new ConnectProblem('unauthorized', { domain });
  if (status === 404) return new ConnectProblem('shopNotFound', { domain });
  if (status === 402 || status === 423) return new ConnectProblem('unavailable', { domain });
  if (status === 430) return new ConnectProblem('blocked', { domain });
  return null;
};

const deniedExtras = (text: string): Extra[] => [
  ...(/\btags\b|product_tags/.test(text) ? (['tags'] as const) : []),
  ...(/quantityAvailable|currentlyNotInStock|totalInventory|product_inventory/.test(text)
    ? (['stock'] as const)
    : []),
];

type Parsed = z.infer<typeof envelope>;

type Attempt =
  | { kind: 'answer'; parsed: Parsed }
  | { kind: 'retry'; wait: number | null; throttled: boolean };

const byErrors = ({ errors }: Parsed, domain: string): Error | 'retry' | null => {
  if (!errors || errors.length === 0) return null;
  const list = typeof errors === 'string' ? [{ message: errors }] : errors;
  for (const error of list) {
    const { message } = error;
    const extensions = 'extensions' in error ? error.extensions : null;
    const code = extensions?.code;
    if (/channel is locked|storefront is locked|password/i.test(message))
      return new ConnectProblem('storeLocked', { domain });
    if (code === 'MAX_COMPLEXITY_EXCEEDED')
      return new TooComplex(extensions?.cost ?? 2000, extensions?.maxCost ?? 1000);
    if (code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR' || message === 'Throttled')
      return 'retry';
    if (code === 'SHOP_INACTIVE') return new ConnectProblem('unavailable', { domain });
    if (code === 'UNAUTHORIZED' || code === 'FORBIDDEN')
      return new ConnectProblem('unauthorized', { domain });
    if (code === 'ACCESS_DENIED') {
      const path = 'path' in error ? (error.path ?? []) : [];
      const extras = deniedExtras(`${message} ${path.join(' ')}`);
      return extras.length > 0
        ? new FieldsDenied(extras)
        : new ConnectProblem('forbidden', { domain, message });
    }
  }
  return new ConnectProblem('invalidResponse', { domain, message: list[0]?.message ?? '' });
};

/**
 * Asks a shop's Storefront API by plain `fetch`. Only the headers that Shopify's CORS answer is
 * known to allow are sent; the token goes to `*.myshopify.com` and nowhere else.
 * @throws ConnectProblem, TooComplex, FieldsDenied, or the signal's reason
 */
export const shopifyClient = (
  { domain, token }: ShopifyConnection,
  { fetch, sleep, signal }: Surroundings,
): ShopifyRequest => {
  if (!DOMAIN.test(domain)) throw new ConnectProblem('badShop', { domain });
  if (token && !MYSHOPIFY.test(domain))
    throw new ConnectProblem('tokenForMyshopifyOnly', { domain });
  const url = `https://${domain}/api/${API_VERSION}/graphql.json`;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(token ? { 'X-Shopify-Storefront-Access-Token': token } : {}),
  };

  /** A browser cannot see why a preflight failed; a request without headers has none. */
  const probe = async (cause: unknown): Promise<ConnectProblem> => {
    try {
      const response = await fetch(`${url}?query=${encodeURIComponent('{shop{name}}')}`, {
        signal,
      });
      const problem = byStatus(response, domain);
      if (problem instanceof ConnectProblem) return problem;
    } catch {
      signal.throwIfAborted();
    }
    return new ConnectProblem('unreachable', { domain }, { cause });
  };

  const send = async (body: string): Promise<Response> => {
    try {
      return await fetch(url, { method: 'POST', headers, body, signal });
    } catch (error) {
      signal.throwIfAborted();
      throw await probe(error);
    }
  };

  const parse = async (response: Response): Promise<Parsed | null> => {
    try {
      return envelope.parse(await response.json());
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };

  const attempt = async (body: string): Promise<Attempt> => {
    const response = await send(body);
    const wait = retryAfter(response);
    const problem = byStatus(response, domain);
    if (problem instanceof Error && response.status !== 403) throw problem;
    if (problem === 'retry') return { kind: 'retry', wait, throttled: response.status === 429 };
    const parsed = await parse(response);
    const failure = parsed ? byErrors(parsed, domain) : null;
    if (failure instanceof Error) throw failure;
    if (problem instanceof Error) throw problem;
    if (failure === 'retry')
      return {
        kind: 'retry',
        wait,
        throttled: !JSON.stringify(parsed?.errors).includes('INTERNAL'),
      };
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
      if (tries >= TRIES - (answer.throttled ? 0 : 1))
        throw new ConnectProblem(answer.throttled ? 'throttled' : 'serverError', { domain });
      await sleep(answer.wait ?? backoff(tries), signal);
    }
  };
};
