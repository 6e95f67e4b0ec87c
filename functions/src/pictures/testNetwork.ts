import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request as requestHttp,
} from 'node:http';
import { isIP } from 'node:net';
import type { Network } from './network.ts';
import { isPublicAddress } from './publicAddress.ts';

/** A server of pictures on this machine, and a network in which it alone may be asked of all that is not public. */
export interface TestNetwork extends Network {
  /** Host and path of what it was asked for. */
  asked: string[];
  headers: IncomingHttpHeaders[];
  /** Names that were resolved. */
  resolved: string[];
  close: () => void;
}

const HERE = '127.0.0.1';

/**
 * Starts the server. It speaks plain HTTP on a port of its own, whatever address it is asked by.
 * @param hosts the addresses of names; a name that is missing has none.
 */
export const testNetwork = async (
  hosts: Readonly<Record<string, readonly string[]>>,
  answer: RequestListener,
): Promise<TestNetwork> => {
  const seen = {
    asked: [] as string[],
    headers: [] as IncomingHttpHeaders[],
    resolved: [] as string[],
  };
  const server = createServer((request, response) => {
    seen.asked.push(`${request.headers.host}${request.url}`);
    seen.headers.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>(resolve => server.listen(0, HERE, resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    ...seen,
    resolve: async host => {
      seen.resolved.push(host);
      const found = hosts[host];
      if (!found) throw new Error('ENOTFOUND');
      return found.map(address => ({ address, family: isIP(address) }));
    },
    mayConnect: address => address === HERE || isPublicAddress(address),
    request: (url, options, onResponse) =>
      requestHttp(
        {
          ...options,
          ...{ host: url.hostname, port, path: `${url.pathname}${url.search}` },
          headers: { ...options.headers, host: url.host },
        },
        onResponse,
      ),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
