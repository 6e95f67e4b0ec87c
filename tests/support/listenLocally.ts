import type { Server } from 'node:net';

/** Lets a server listen on a free port of the loopback interface. @returns the port. @throws where it cannot listen */
export const listenLocally = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      resolve(address.port);
    });
  });
