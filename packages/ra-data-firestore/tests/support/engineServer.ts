import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../../tests/support/firestoreEmulator.ts';

/** What was asked of the server. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** An answer, as an engine's documentation has it. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Stands for a search engine: answers what the test says, and remembers what was asked. */
export const startEngineServer = async () => {
  const asked: Asked[] = [];
  let answer: Answer = { status: 200, body: {} };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://engine');
    const sent = await text(request);
    asked.push({
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: sent === '' ? undefined : JSON.parse(sent),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  const port = await freePort();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Answers every call so from here on, and forgets what was asked before. */
    answers: (status: number, body: unknown) => {
      answer = { status, body };
      asked.length = 0;
    },
    /** The only call since then. */
    call: () => {
      const [one, ...more] = asked;
      if (!one || more.length > 0) throw new Error(`There were ${asked.length} calls`);
      return one;
    },
    close: () => new Promise(resolve => server.close(resolve)),
  };
};
