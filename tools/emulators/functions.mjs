/**
 * Runs the functions by the Functions emulator of firebase-tools as a library, beside emulators that run
 * already. Prints one line of JSON when every function is loaded, and what functions log on standard
 * error; ends, with every process of a function, with SIGTERM or when its standard input closes.
 *
 *   node functions.mjs '{"projectId":"demo-x","host":"127.0.0.1","port":5001,"functionsDir":"…/functions",
 *     "configDir":"a folder with .env","others":{"firestore":"127.0.0.1:8080"}}'
 *
 * It answers what the emulators' hub would: PUT /functions/disableBackgroundTriggers and
 * PUT /functions/enableBackgroundTriggers.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { elsewhere } from './elsewhere.mjs';

const require = createRequire(import.meta.url);
const { projectId, host, port, functionsDir, configDir, others } = JSON.parse(process.argv[2]);

const { logger } = require('firebase-tools/lib/logger');
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');

class NamedFunctions extends FunctionsEmulator {
  /** A function is asked for by its name, too: its key counts how often functions were loaded anew. */
  async handleHttpsTrigger(request, response) {
    const { trigger_name: name } = request.params;
    const keys = Object.keys(this.triggers);
    const key = keys.findLast(one => this.triggers[one].def.entryPoint === name);
    if (key) request.params.trigger_name = key;
    return super.handleHttpsTrigger(request, response);
  }

  createHubServer() {
    const emulator = super.createHubServer();
    const hub = {
      '/functions/disableBackgroundTriggers': () => this.disableBackgroundTriggers(),
      '/functions/enableBackgroundTriggers': () => this.reloadTriggers(),
    };
    return createServer((request, response) => {
      const act = request.method === 'PUT' && hub[request.url];
      if (!act) return emulator(request, response);
      act().then(
        () => response.writeHead(204).end(),
        error => response.writeHead(500).end(String(error)),
      );
    });
  }
}

/** What functions log themselves begins so; what the emulator says of its own progress is left out. */
const LOGGED = '> ';

logger.on('data', ({ level, message, [Symbol.for('splat')]: more = [] }) => {
  if (level === 'debug' || (level === 'info' && !message.startsWith(LOGGED))) return;
  const words = [message, ...more].filter(word => typeof word === 'string');
  process.stderr.write(`${words.join(' ')}\n`);
});

for (const [name, address] of Object.entries(others))
  EmulatorRegistry.set(name, elsewhere(name, address));

const backend = {
  ...{ functionsDir, configDir, codebase: 'catalogue', runtime: 'nodejs22' },
  ...{ env: {}, secretEnv: [] },
  // What is built is watched, not what it is built from.
  ignore: ['node_modules', 'src', '*.log'],
};
const functions = new NamedFunctions({
  ...{ projectId, host, port, verbosity: 'QUIET' },
  projectDir: dirname(functionsDir),
  adminSdkConfig: { projectId, storageBucket: `${projectId}.appspot.com` },
  emulatableBackends: [backend],
});

const stop = () => {
  // Waiting for what is in work would be of no use: the database goes at the same time.
  for (const pool of Object.values(functions.workerPools)) pool.exit();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.stdin.once('end', stop);
process.stdin.resume();

await EmulatorRegistry.start(functions);
await functions.connect();
const definitions = Object.values(functions.triggers).map(({ def }) => def);
if (definitions.length === 0) process.exit(1);
process.stdout.write(`${JSON.stringify({ ready: true, count: definitions.length })}\n`);
