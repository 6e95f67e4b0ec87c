import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readConfiguration } from '../../src/config.ts';
import { gcloudToken } from '../gcloudToken.ts';
import { firstAdministrator } from './firstAdministrator.ts';

const USAGE = `npm run admin:first -- --email ann@shop.com --name "Ann Admin" [--mode production] [--token TOKEN]

The token is that of somebody who may administer the project: by default that of
"gcloud auth print-access-token".`;

const fail = (message: string): never => {
  console.error(`admin:first: ${message}\n\n${USAGE}`);
  process.exit(1);
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      token: { type: 'string' },
    },
  });
  const { email, name, mode } = values;
  if (!email || !name) return fail('--email and --name are needed.');
  const result = readConfiguration(loadEnv(mode, process.cwd(), 'VITE_'));
  if (!result.ok) return fail(`mode "${mode}" is not configured: ${result.missing.join(', ')}.`);
  const { firebase, superAdmins } = result.configuration;
  if (!firebase) return fail(`mode "${mode}" is not configured for Firebase; see .env.example.`);
  if (!superAdmins.some(address => address.toLowerCase() === email.toLowerCase()))
    return fail(
      `${email} is not in VITE_SUPER_ADMIN_EMAILS. Add it, then run rules:build and deploy again.`,
    );
  const token = values.token ?? gcloudToken();
  if (!token) return fail('there is no token: sign in with "gcloud auth login", or pass --token.');
  const { projectId, apiKey } = firebase;
  const { uid, isNew } = await firstAdministrator({ projectId, apiKey, token }, { email, name });
  console.info(
    `${email} is a super administrator of ${projectId} (${isNew ? 'new account' : 'account'} ${uid}). A mail to choose a password was sent.`,
  );
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
