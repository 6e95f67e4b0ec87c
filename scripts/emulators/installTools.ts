import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './runToEnd.ts';

/** Where the emulators' own package lives. */
export const TOOLS = join(dirname(fileURLToPath(import.meta.url)), '../../tools/emulators');

/** Whether the Auth and Storage emulators are installed. */
export const hasTools = () => existsSync(join(TOOLS, 'node_modules/firebase-tools/package.json'));

/**
 * Installs the Auth and Storage emulators on first use (312 MB, about a minute).
 * @throws Error with what to do where the registry cannot be reached.
 */
export const installTools = async (say: (line: string) => void): Promise<void> => {
  if (hasTools()) return;
  say('Installing the Auth and Storage emulators (once, 312 MB) …');
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await runToEnd('npm', install, { cwd: TOOLS });
  if (status !== 0) {
    throw new Error(
      'The emulators could not be installed. Check the network and run: npm ci --prefix tools/emulators',
    );
  }
};
