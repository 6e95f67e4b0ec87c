import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Checks the types of the functions' outer side, which needs their own packages (`npm ci --prefix functions`).
 * Where these are not installed it says so; with CI set that is a failure. Everything else of the functions
 * is checked with the console.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

if (existsSync(join(root, 'functions/node_modules/firebase-functions'))) {
  const { status } = spawnSync('npx', ['tsc', '-p', 'functions'], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
const message =
  'functions: the types of their outer side were not checked; npm ci --prefix functions installs what that needs';
if (process.env.CI) {
  console.error(message);
  process.exit(1);
}
console.warn(message);
