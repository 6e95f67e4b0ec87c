import { createServer, request as send } from 'node:http';
import { listenLocally } from './listenLocally.ts';

/** An answer given in place of the emulator's. */
export interface Fault {
  status: number;
  body?: string;
  /** How many requests it answers; one unless said otherwise. */
  times?: number;
  /** Only requests of this method; preflights pass always. */
  method?: string;
}

/** A proxy before an emulator that can be told to fail. */
export interface FaultProxy {
  /** `host:port` to use in place of the emulator's. */
  address: string;
  /** Answers the next requests with this. */
  fail: (fault: Fault) => void;
  /** How many requests were answered with a fault. */
  failed: () => number;
  stop: () => Promise<void>;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
};

/** Starts a proxy on this machine that passes everything on to `target` (`host:port`) until told to fail. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const [host, port] = target.split(':');
  const faults: (Fault & { left: number })[] = [];
  let failed = 0;
  const takeFault = (method: string) => {
    const fault = faults.find(one => one.left > 0 && (one.method ?? method) === method);
    if (fault) fault.left -= 1;
    return fault;
  };
  const server = createServer((incoming, outgoing) => {
    const method = incoming.method ?? 'GET';
    const fault = method === 'OPTIONS' ? undefined : takeFault(method);
    if (fault) {
      failed += 1;
      incoming.resume();
      outgoing.writeHead(fault.status, { ...CORS, 'Content-Type': 'application/json' });
      outgoing.end(fault.body ?? '{}');
      return;
    }
    const passed = send(
      { host, port, method, path: incoming.url, headers: incoming.headers },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return {
    address: `127.0.0.1:${await listenLocally(server)}`,
    fail: fault => faults.push({ ...fault, left: fault.times ?? 1 }),
    failed: () => failed,
    stop: () =>
      new Promise(done => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
