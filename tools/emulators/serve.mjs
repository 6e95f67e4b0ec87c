/**
 * Runs the Auth and Storage emulators of firebase-tools as a library, so that nothing else starts
 * (hub, UI, downloads) and no network is needed. Prints one line of JSON when both answer; ends
 * when its standard input closes.
 *
 *   node serve.mjs '{"projectId":"demo-x","host":"127.0.0.1","authPort":9099,"storagePort":9199,
 *     "functions":"127.0.0.1:5001 or null: who is told of accounts that come and go"}'
 *
 * The Storage emulator's rules need a runtime that must be downloaded; here everything is
 * permitted. `firebase emulators:start` runs it with storage.rules.
 */
import { createRequire } from 'node:module';
import { elsewhere } from './elsewhere.mjs';

const require = createRequire(import.meta.url);
const { projectId, host, authPort, storagePort, functions } = JSON.parse(process.argv[2] ?? '{}');

// From the beginning: whoever started this may go before it runs.
process.stdin.once('end', () => process.exit(0));
process.stdin.resume();

const runtime = require('firebase-tools/lib/emulator/storage/rules/runtime');
const permitted = { verify: async () => ({ permitted: true, issues: { exist: () => false } }) };
Object.assign(runtime.StorageRulesRuntime.prototype, {
  start: async () => {},
  stop: async () => {},
  loadRuleset: async () => ({
    ruleset: permitted,
    issues: { exist: () => false, errors: [], warnings: [] },
  }),
});
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
const { AuthEmulator } = require('firebase-tools/lib/emulator/auth');
const { StorageEmulator } = require('firebase-tools/lib/emulator/storage');

// Before Auth starts: it looks once whether there are any.
if (functions) EmulatorRegistry.set('functions', elsewhere('functions', functions));
const rules = { name: 'storage.rules', content: "rules_version = '2';" };
await EmulatorRegistry.start(
  new AuthEmulator({ host, port: authPort, projectId, singleProjectMode: 0 }),
);
await EmulatorRegistry.start(
  new StorageEmulator({ host, port: storagePort, projectId, auto_download: false, rules }),
);

process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
