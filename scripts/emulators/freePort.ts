import { createServer } from 'node:net';

const listens = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('?')),
      );
    });
  });

/** @returns the wanted port where nothing listens on it, any free one otherwise. */
export const freePort = (wanted = 0): Promise<number> => listens(wanted).catch(() => listens(0));
