import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gcloudToken } from '../gcloudToken.ts';
import { type AmountPlan, amountPlanSchema, applyAmounts, planAmounts } from './amounts.ts';
import { describeAmounts } from './describeAmounts.ts';
import type { MigrationTarget } from './firestoreRest.ts';
import { movePrivateParts } from './privateParts.ts';

const USAGE = `npm run migrate -- --project my-project [--token TOKEN]
  Moves products' private parts to their business's id. It can be run again at any time.

npm run migrate -- amounts --project my-project --file plan.json --before 2026-11-20
    [--business ID] [--currency RSD …]
  Writes down which amounts would change that were stored with Chrome's digits before that day, and
  changes nothing. Look through the file; take out what was stored by Firefox or Safari.
npm run migrate -- amounts --project my-project --file plan.json --apply | --undo
  Does what the file says, or takes it back. Either can be run again at any time.

The token is that of somebody who may administer the project: by default that of
"gcloud auth print-access-token".`;

const fail = (message: string): never => {
  console.error(`migrate: ${message}\n\n${USAGE}`);
  process.exit(1);
};

const options = {
  project: { type: 'string' },
  token: { type: 'string' },
  file: { type: 'string' },
  before: { type: 'string' },
  business: { type: 'string' },
  currency: { type: 'string', multiple: true },
  apply: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
} as const;

const moveParts = async (target: MigrationTarget) => {
  const { moved, foreign } = await movePrivateParts(target);
  console.info(`${moved} private parts of products were moved to their business's id.`);
  if (foreign.length > 0)
    console.info(
      `${foreign.length} were put there by others than the product's business, and are read by nobody:\n${foreign.join('\n')}`,
    );
};

const planOf = (file: string): AmountPlan =>
  amountPlanSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const changeAmounts = async (target: MigrationTarget, file: string, way: 'to' | 'from') => {
  const { written, done, left } = await applyAmounts(target, planOf(file), way);
  console.info(`${written} products were changed; ${done} were that way already.`);
  if (left.length > 0)
    console.info(
      `${left.length} were changed by somebody since, and stay as they are:\n${left.join('\n')}`,
    );
};

const main = async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { project: projectId, file, before, apply, undo } = values;
  if (!projectId) return fail('--project is needed.');
  const token = values.token ?? gcloudToken();
  if (!token) return fail('there is no token: sign in with "gcloud auth login", or pass --token.');
  const target = { projectId, token };
  const [what, ...others] = positionals;
  if (others.length > 0 || (what !== undefined && what !== 'amounts'))
    return fail(`there is no migration "${positionals.join(' ')}".`);
  if (what === undefined) return moveParts(target);
  if (!file) return fail('--file is needed: what it says can be undone.');
  if (apply && undo) return fail('--apply and --undo exclude each other.');
  if (apply || undo) return changeAmounts(target, file, apply ? 'to' : 'from');
  const day = new Date(before ?? '');
  if (Number.isNaN(day.getTime())) return fail('--before is a day such as 2026-11-20.');
  if (existsSync(file)) return fail(`${file} is there already; it may be needed to undo.`);
  const { business: businessId, currency: currencies } = values;
  const plan = await planAmounts(target, { before: day, businessId, currencies });
  writeFileSync(file, `${JSON.stringify(plan, null, 2)}\n`);
  console.info(describeAmounts(plan, file));
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
