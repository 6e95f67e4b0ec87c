import { type ClientHttp2Stream, connect, createServer, type ServerHttp2Stream } from 'node:http2';
import { listenLocally } from './listenLocally.ts';

/** Codes that a server refuses calls with when it takes no more, as gRPC counts them. */
export const REFUSALS = { 429: 8, 503: 14 } as const;

/** A link to Firestore whose calls can be refused, as a server does that takes no more (429) or has gone away (503). */
export interface RefusingLink {
  host: string;
  port: number;
  /** Refuses every call from now on, or those of these names (`Listen`, `Commit`, …). */
  refuse: (status: keyof typeof REFUSALS, names?: readonly string[]) => void;
  /** Keeps back what the server answers calls of this name with; what is asked arrives there. */
  hold: (name: string) => void;
  /** Whether something is kept back. */
  isHolding: () => boolean;
  /** Lets calls and answers through again. */
  mend: () => void;
  /** The names of the calls since it was asked last, refused or not, in their order. */
  calls: () => string[];
  close: () => void;
}

const answer = (stream: ServerHttp2Stream, code: number) =>
  stream.respond(
    {
      ':status': 200,
      'content-type': 'application/grpc',
      'grpc-status': String(code),
      'grpc-message': 'Refused',
    },
    { endStream: true },
  );

/** Stands between Firestore's SDK in Node and a server on this machine; without one, whatever is let through is unanswered. */
export const refusingLink = async (target?: {
  host: string;
  port: number;
}): Promise<RefusingLink> => {
  let refusal: { code: number; names?: readonly string[] | undefined } | null = null;
  let asked: string[] = [];
  const open = new Set<ServerHttp2Stream>();
  const held = new Map<ClientHttp2Stream, ServerHttp2Stream>();
  let heldName: string | null = null;
  const upstream = target && connect(`http://${target.host}:${target.port}`);
  upstream?.on('error', () => {});
  const refuses = (name: string) =>
    refusal && (refusal.names?.includes(name) ?? true) ? refusal.code : undefined;
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const name = String(headers[':path']).split('/').at(-1) ?? '';
    asked.push(name);
    open.add(stream);
    stream.on('error', () => {});
    stream.on('close', () => open.delete(stream));
    const code = refuses(name);
    if (code !== undefined) return answer(stream, code);
    const passed = upstream?.request(headers);
    if (!passed) return;
    passed.on('error', () => stream.close());
    stream.on('close', () => passed.close());
    passed.on('response', ({ ':status': status = 200, ...rest }) => {
      if (!stream.destroyed)
        stream.respond({ ':status': status, ...rest }, { waitForTrailers: true });
    });
    let trailers = {};
    passed.on('trailers', sent => {
      trailers = sent;
    });
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.pipe(passed);
    if (name !== heldName) return void passed.pipe(stream);
    held.set(passed, stream);
    passed.on('close', () => held.delete(passed));
  });
  return {
    host: '127.0.0.1',
    port: await listenLocally(server),
    refuse: (status, names) => {
      refusal = { code: REFUSALS[status], names };
      // What listens by then is refused as well.
      for (const stream of open) stream.close();
    },
    hold: name => {
      heldName = name;
    },
    isHolding: () => [...held.keys()].some(({ readableLength }) => readableLength > 0),
    mend: () => {
      refusal = null;
      heldName = null;
      for (const [passed, stream] of held) passed.pipe(stream);
      held.clear();
    },
    calls: () => {
      const before = asked;
      asked = [];
      return before;
    },
    close: () => {
      for (const stream of open) stream.close();
      upstream?.destroy();
      server.close();
    },
  };
};
