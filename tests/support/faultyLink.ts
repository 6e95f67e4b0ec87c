import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './listenLocally.ts';

/** A link to a server that can be cut, or made to swallow answers. */
export interface FaultyLink {
  host: string;
  port: number;
  /** Ends every connection and takes no new one, as where the server is killed. */
  cut: () => void;
  /** Passes on what is sent, but no answer to it. */
  mute: () => void;
  /** As before; what was muted has to connect anew, its answers are lost. */
  mend: () => void;
  close: () => void;
}

/** Stands between a client and a server on this machine. */
export const faultyLink = async (target: { host: string; port: number }): Promise<FaultyLink> => {
  let state: 'open' | 'cut' | 'mute' = 'open';
  const sockets = new Set<Socket>();
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer(client => {
    if (state === 'cut') return void client.destroy();
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // An end that is destroyed here is what the other end is to see.
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', data => upstream.write(data));
    upstream.on('data', data => {
      if (state !== 'mute') client.write(data);
    });
  });
  return {
    host: '127.0.0.1',
    port: await listenLocally(server),
    cut: () => {
      state = 'cut';
      endAll();
    },
    mute: () => {
      state = 'mute';
    },
    mend: () => {
      if (state === 'mute') endAll();
      state = 'open';
    },
    close: () => {
      endAll();
      server.close();
    },
  };
};
