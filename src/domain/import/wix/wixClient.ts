import type { z } from 'zod';
import { isPassingStatus } from '../../retry.ts';
import { ConnectProblem } from '../connect/connectProblem.ts';
import { jitteredBackoff, retryAfter, type Surroundings } from '../connect/retries.ts';
import { errorResponse, tokenResponse } from './wixResponse.ts';

/** The site has the other catalog version (HTTP 428). */
export class OtherCatalog extends Error {
  override readonly name = 'OtherCatalog';
}

/** Asks a Wix site. Without a body it is a GET. */
export type WixRequest = <T>(path: string, body: unknown, schema: z.ZodType<T>) => Promise<T>;

const BASE = 'https://www.wixapis.com';
const CLIENT_ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const TRIES = 3;

const detail = async (response: Response): Promise<string> => {
  try {
    const { message, details } = errorResponse.parse(await response.json());
    return details?.applicationError?.description || message || '';
  } catch {
    return '';
  }
};

const problemOf = async (response: Response): Promise<Error | null> => {
  const { status } = response;
  if (response.ok) return null;
  if (status === 428) return new OtherCatalog();
  const params = { status, message: await detail(response) };
  if (status === 402) return new ConnectProblem('planNeeded', params);
  if (status === 401 || status === 403) return new ConnectProblem('forbidden', params);
  if (status === 404) return new ConnectProblem('notFound', params);
  return new ConnectProblem('invalidResponse', params);
};

const send = async (
  path: string,
  init: RequestInit,
  { fetch, sleep, signal }: Surroundings,
): Promise<Response> => {
  for (let tries = 0; ; tries++) {
    let response: Response;
    try {
      response = await fetch(`${BASE}${path}`, { ...init, signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw new ConnectProblem('unreachable', { domain: 'wixapis.com' }, { cause });
    }
    if (!isPassingStatus(response.status)) return response;
    if (tries >= TRIES - 1)
      throw new ConnectProblem(response.status === 429 ? 'throttled' : 'serverError', {
        domain: 'wixapis.com',
      });
    await sleep(retryAfter(response) ?? jitteredBackoff(tries), signal);
  }
};

const read = async <T>(response: Response, schema: z.ZodType<T>): Promise<T> => {
  const body: unknown = await response.json().catch(() => null);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.path.join('.') ?? '';
  throw new ConnectProblem('invalidResponse', { status: response.status, message });
};

/**
 * Opens a session as an anonymous visitor of a Wix site and returns what asks it. The token stays
 * in this closure.
 * @param clientId the public client id of an OAuth app in the site's Headless settings.
 * @throws ConnectProblem, or the signal's reason
 */
export const wixClient = async (
  clientId: string,
  surroundings: Surroundings,
): Promise<WixRequest> => {
  if (!CLIENT_ID.test(clientId.trim())) throw new ConnectProblem('badClientId');
  const json = { 'Content-Type': 'application/json' };
  const answer = await send(
    '/oauth2/token',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ clientId: clientId.trim(), grantType: 'anonymous' }),
    },
    surroundings,
  );
  if (!answer.ok)
    throw new ConnectProblem('clientIdRefused', {
      status: answer.status,
      message: await detail(answer),
    });
  const { access_token: token } = await read(answer, tokenResponse);
  return async (path, body, schema) => {
    const response = await send(
      path,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...json, Authorization: token },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      surroundings,
    );
    const problem = await problemOf(response);
    if (problem) throw problem;
    return read(response, schema);
  };
};
