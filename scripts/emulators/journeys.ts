import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDist } from '../hosting/serveDist.ts';
import { freePort } from './freePort.ts';
import { spawnEmulators } from './spawnEmulators.ts';

/**
 * The browser journeys against the emulators, with the security rules and the hosting headers on:
 *
 *   npm run e2e:emulators [-- arguments of playwright test]
 *
 * One database for all journeys: one worker, and the sample data put back before each file of them.
 */

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

const build = (folder: string, env: Record<string, string>) => {
  const { status } = spawnSync(
    'npx',
    ['vite', 'build', '--mode', 'emulators', '--outDir', folder, '--logLevel', 'error'],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error('The build for the emulators failed.');
};

const main = async () => {
  say('Starting and seeding the emulators …');
  const emulators = await spawnEmulators();
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-console-'));
  try {
    build(folder, emulators.env);
    const { auth, firestore, storage } = emulators;
    const origins = [auth, firestore, storage].map(host => `http://${host}`);
    const site = await serveDist({ folder, origins });
    const seed = await serveSeed(emulators.seed);
    say(`Console ${site.url}, Firestore ${firestore}`);
    // As `npm run e2e` does: the packages are read as they are, not as they were built.
    const playwright = ['-C', 'source', 'node_modules/@playwright/test/cli.js', 'test'];
    const journeys = spawn(process.execPath, [...playwright, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_BACK_END: 'emulators',
        E2E_BASE_URL: site.url,
        E2E_SEED_URL: seed.url,
        E2E_AUTH_URL: `http://${auth}`,
        E2E_FIRESTORE_URL: `http://${firestore}/v1/projects/${emulators.projectId}/databases/(default)/documents`,
      },
    });
    const status = await new Promise<number>(resolve =>
      journeys.once('exit', code => resolve(code ?? 1)),
    );
    seed.stop();
    await site.stop();
    return status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await emulators.stop();
  }
};

main().then(
  status => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
