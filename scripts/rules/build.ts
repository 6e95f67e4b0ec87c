import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { readConfiguration } from '../../src/config.ts';
import { AllowListError, fillAllowList } from './fillAllowList.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the rules to deploy are written; `firebase.json` names the same files. */
export const BUILT_RULES = { firestore: 'build/firestore.rules', storage: 'build/storage.rules' };

const isSample = (address: string) => address.toLowerCase().endsWith('.example');

/**
 * Writes the rules to deploy, with the allow-lists of the same env files that Vite builds the
 * console from.
 * @param mode Vite's mode: `production` reads `.env`, `.env.local`, `.env.production` and so on.
 * @throws AllowListError
 */
export const buildRules = (mode: string): { superAdmins: number; support: number } => {
  const env = loadEnv(mode, root, 'VITE_');
  const result = readConfiguration(env);
  if (!result.ok) {
    throw new AllowListError(`Not configured for mode "${mode}": ${result.missing.join(', ')}.`);
  }
  const { backEnd, emulators, superAdmins, support } = result.configuration;
  if (backEnd !== 'firebase') {
    throw new AllowListError(
      `Mode "${mode}" is not configured for Firebase (VITE_FIREBASE_PROJECT_ID is not set), so there is nothing to write rules for. See .env.example.`,
    );
  }
  const sample = [...superAdmins, ...support].find(isSample);
  if (!emulators && sample !== undefined) {
    throw new AllowListError(`"${sample}" is an address of the sample data: name real ones.`);
  }
  for (const [template, target] of [
    ['firestore.rules', BUILT_RULES.firestore],
    ['storage.rules', BUILT_RULES.storage],
  ] as const) {
    const rules = fillAllowList(readFileSync(join(root, template), 'utf8'), {
      superAdmins,
      support,
    });
    mkdirSync(dirname(join(root, target)), { recursive: true });
    writeFileSync(join(root, target), rules);
  }
  return { superAdmins: superAdmins.length, support: support.length };
};

const modeOf = (argv: readonly string[]) => {
  const at = argv.indexOf('--mode');
  return (at >= 0 && argv[at + 1]) || 'production';
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const mode = modeOf(process.argv);
    const { superAdmins, support } = buildRules(mode);
    console.info(
      `${BUILT_RULES.firestore} and ${BUILT_RULES.storage} for mode "${mode}": ${superAdmins} super administrators, ${support} support addresses.`,
    );
    if (superAdmins !== 2)
      console.warn(`Two super administrators are usual; here: ${superAdmins}.`);
  } catch (error) {
    if (!(error instanceof AllowListError)) throw error;
    console.error(`rules:build: ${error.message}`);
    process.exit(1);
  }
}
