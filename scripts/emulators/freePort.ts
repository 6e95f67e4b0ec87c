import { createServer } from 'node:net';

const listens = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });

/**
 * Below the ports that systems give to outgoing connections (Linux from 32,768): one of those could be taken again
 * between asking for it and listening on it.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

const anyPort = () => LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));

/**
 * @returns the wanted port where nothing listens on it, any free one otherwise.
 * @throws Error of the system where it gives none.
 */
export const freePort = async (wanted = anyPort()): Promise<number> => {
  for (let port = wanted, tries = 1; ; port = anyPort(), tries++)
    try {
      return await listens(port);
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
};
