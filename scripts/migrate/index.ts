import { parseArgs } from 'node:util';
import { gcloudToken } from '../gcloudToken.ts';
import { movePrivateParts } from './privateParts.ts';

const USAGE = `npm run migrate -- --project my-project [--token TOKEN]

The token is that of somebody who may administer the project: by default that of
"gcloud auth print-access-token". It can be run again at any time.`;

const fail = (message: string): never => {
  console.error(`migrate: ${message}\n\n${USAGE}`);
  process.exit(1);
};

const main = async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, token: { type: 'string' } },
  });
  const { project: projectId } = values;
  if (!projectId) return fail('--project is needed.');
  const token = values.token ?? gcloudToken();
  if (!token) return fail('there is no token: sign in with "gcloud auth login", or pass --token.');
  const { moved, foreign } = await movePrivateParts({ projectId, token });
  console.info(`${moved} private parts of products were moved to their business's id.`);
  if (foreign.length > 0)
    console.info(
      `${foreign.length} were put there by others than the product's business, and are read by nobody:\n${foreign.join('\n')}`,
    );
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
