import { createServer, request } from 'node:http';
import { listenLocally } from './listenLocally.ts';

/** What becomes of the renewing of a token: refused with a sentence of the service, or not answered at all. */
export type Renewal = { refused: string } | 'cut' | null;

/** A link to Firebase Authentication's emulator that can keep tokens from being renewed. */
export interface RenewalLink {
  /** `host:port`, as the console is configured with it. */
  address: string;
  /** What renewing ends in from now on; null lets it through again. */
  answer: (renewal: Renewal) => void;
  close: () => void;
}

/** @param target `host:port` of the emulator. */
export const renewalLink = async (target: string): Promise<RenewalLink> => {
  let renewal: Renewal = null;
  const server = createServer((asked, answered) => {
    if (renewal && asked.url?.includes('securetoken')) {
      if (renewal === 'cut') return asked.socket.destroy();
      answered.writeHead(400, { 'content-type': 'application/json' });
      return answered.end(JSON.stringify({ error: { code: 400, message: renewal.refused } }));
    }
    const { method, headers } = asked;
    const passed = request(`http://${target}${asked.url}`, { method, headers }, from => {
      answered.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
  return {
    address: `127.0.0.1:${await listenLocally(server)}`,
    answer: next => {
      renewal = next;
    },
    close: () => server.close(),
  };
};
