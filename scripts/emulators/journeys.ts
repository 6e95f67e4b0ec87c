import { createServer } from 'node:http';
import { EMULATED, type Emulated } from '../../tests/e2e/support/emulated.ts';
import { serveDist } from '../hosting/serveDist.ts';
import { freePort } from './freePort.ts';
import { installTools } from './installTools.ts';
import { runToEnd } from './runToEnd.ts';
import { spawnEmulators } from './spawnEmulators.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * The browser journeys against the emulators, with the security rules and the hosting headers on:
 *
 *   npm run e2e:emulators [-- arguments of playwright test]
 *
 * Each worker has emulators of its own; the sample data are put back before each file of journeys.
 */

/** How many journeys run at the same time. */
const CONSOLES = 2;

const say = (line: string) => console.info(line);

/** Lets the journeys put the sample data back: any request to the address it gives. */
const serveSeed = async (seed: () => Promise<void>) => {
  const port = await freePort();
  const server = createServer((_, response) => {
    seed().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};

const build = async (folder: string, env: Record<string, string>) => {
  const status = await runToEnd(
    'npx',
    ['vite', 'build', '--mode', 'emulators', '--outDir', folder, '--logLevel', 'error'],
    { env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error('The build for the emulators failed.');
};

/** A console with seeded emulators of its own. */
const startConsole = async () => {
  const emulators = await spawnEmulators();
  const { folder, remove } = temporaryFolder('catalogue-console-');
  const stop = async () => {
    remove();
    await emulators.stop();
  };
  try {
    await build(folder, emulators.env);
    const { auth, firestore, storage, projectId } = emulators;
    const origins = [auth, firestore, storage].map(host => `http://${host}`);
    const site = await serveDist({ folder, origins });
    const seed = await serveSeed(emulators.seed);
    say(`Console ${site.url}, Firestore ${firestore}`);
    const emulated: Emulated = {
      ...{ projectId, url: site.url, seed: seed.url, auth: `http://${auth}` },
      documents: `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`,
    };
    return {
      emulated,
      stop: async () => {
        seed.stop();
        await Promise.all([site.stop(), stop()]);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const main = async () => {
  say('Starting and seeding the emulators …');
  await installTools(say);
  const started = await Promise.allSettled(Array.from({ length: CONSOLES }, startConsole));
  const consoles = started.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    // As `npm run e2e` does: the packages are read as they are, not as they were built.
    const playwright = ['-C', 'source', 'node_modules/@playwright/test/cli.js', 'test'];
    return await runToEnd(process.execPath, [...playwright, ...process.argv.slice(2)], {
      env: { ...process.env, [EMULATED]: JSON.stringify(consoles.map(one => one.emulated)) },
    });
  } finally {
    await Promise.all(consoles.map(one => one.stop()));
  }
};

main().then(
  status => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
