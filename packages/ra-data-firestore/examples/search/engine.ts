import { HttpError } from 'ra-core';
import type { CustomSearchRequest, SearchOptions } from 'ra-data-firestore';

/** A call of a search engine's HTTP interface; the body is sent as JSON. */
export interface EngineCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** A document as it is now; `data` is null where it was deleted. */
export interface Change {
  id: string;
  data: Readonly<Record<string, unknown>> | null;
}

/** A search engine: which calls ask it, and which keep it in step. Nothing here sends anything. */
export interface Engine {
  name: string;
  search: (request: CustomSearchRequest) => EngineCall;
  /** The documents' ids in an answer, in its order. Throws where it is not one. */
  idsIn: (answer: unknown) => string[];
  keep: (change: Change) => EngineCall;
}

const CLIENT_ERROR = 400;
const GONE = 404;
const UNAVAILABLE = 503;

/** Sends a call. @throws HttpError 503 where the engine is away or refuses: never an empty list. */
const send = async (name: string, call: EngineCall, signal?: AbortSignal): Promise<unknown> => {
  const { method, url, headers, body } = call;
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new HttpError(`${name} cannot be reached`, UNAVAILABLE, { code: 'search' });
  });
  // What is to be deleted and is not there is deleted.
  if (method === 'DELETE' && answer.status === GONE) return null;
  if (answer.status >= CLIENT_ERROR) {
    const said = (await answer.text()).slice(0, 200);
    throw new HttpError(`${name} answered ${answer.status}: ${said}`, UNAVAILABLE, {
      code: 'search',
    });
  }
  return answer.json();
};

/** The `search` of a resource that an engine answers. */
export const searchBy = (engine: Engine): SearchOptions => ({
  strategy: 'custom',
  find: async request =>
    engine.idsIn(await send(engine.name, engine.search(request), request.signal)),
});

/**
 * Brings the engine up to date with one document. Events of a database may come twice, or in another
 * order, so what is stored now counts, and not what the event said.
 * @param read the document's data; undefined where it is deleted.
 */
export const keepInStep = async (
  engine: Engine,
  id: string,
  read: () => Promise<Readonly<Record<string, unknown>> | undefined>,
): Promise<void> => {
  await send(engine.name, engine.keep({ id, data: (await read()) ?? null }));
};
