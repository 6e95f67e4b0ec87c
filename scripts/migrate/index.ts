import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gcloudToken } from '../gcloudToken.ts';
import { type AmountPlan, amountPlanSchema, applyAmounts, planAmounts } from './amounts.ts';
import { describeAmounts } from './describeAmounts.ts';
import { describeUndo, describeUpgrade } from './describeUpgrade.ts';
import type { MigrationTarget } from './firestoreRest.ts';
import { movePrivateParts } from './privateParts.ts';
import { undoUpgrade } from './undoUpgrade.ts';
import { upgradeAll } from './upgradeAll.ts';

const USAGE = `npm run migrate -- --project my-project [--token TOKEN]
  Moves products' private parts to their business's id. It can be run again at any time.

npm run migrate -- records --project my-project [--whole-amounts minor] [--status active]
  Says how records of an older system would change to fit today's schema, and changes nothing.
npm run migrate -- records --project my-project --file journal.jsonl --apply | --undo
  Does it, telling the journal beforehand, or takes it back. Either can be stopped and run again.

npm run migrate -- amounts --project my-project --file plan.json --before 2026-11-20
    [--business ID] [--currency RSD …]
  Writes down which amounts would change that were stored with Chrome's digits before that day, and
  changes nothing. Look through the file; take out what was stored by Firefox or Safari.
npm run migrate -- amounts --project my-project --file plan.json --apply | --undo
  Does what the file says, or takes it back. Either can be run again at any time.

--firestore http://127.0.0.1:8080 --token owner is the emulator. The token is that of somebody who may administer the project: by default that of
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
  firestore: { type: 'string' },
  'whole-amounts': { type: 'string', default: 'major' },
  status: { type: 'string', default: 'draft' },
} as const;

const moveParts = async (target: MigrationTarget) => {
  const { moved, foreign, refused } = await movePrivateParts(target);
  console.info(`${moved} private parts of products were moved to their business's id.`);
  if (foreign.length > 0)
    console.info(
      `${foreign.length} were put there by others than the product's business, and are read by nobody:\n${foreign.join('\n')}`,
    );
  if (refused.length > 0)
    console.info(
      `${refused.length} stay, since the database did not take the change:\n${refused.join('\n')}`,
    );
};

/** Brings records of an older system to today's schema, or takes that back. */
const changeRecords = async (
  target: MigrationTarget,
  { file, apply, undo, whole, status }: Record<'whole' | 'status', string> & RecordsRun,
) => {
  if (whole !== 'major' && whole !== 'minor') return fail('--whole-amounts is "major" or "minor".');
  if (status !== 'draft' && status !== 'active') return fail('--status is "draft" or "active".');
  if (apply && undo) return fail('--apply and --undo exclude each other.');
  if ((apply || undo) && !file) return fail('--file is needed: what it says can be undone.');
  if (undo && file) {
    console.info(describeUndo(await undoUpgrade(target, file)));
    return;
  }
  const options = { wholeAmounts: whole, productStatus: status } as const;
  const reports = await upgradeAll(target, {
    ...{ ...options, progress: reportProgress() },
    journal: apply ? file : undefined,
  });
  console.info(describeUpgrade(reports));
  if (!apply) console.info('Nothing was changed. Run again with --file and --apply to do it.');
};

/** Says every ten seconds how far a run is, beside what it says at the end. */
const reportProgress = () => {
  let reportedAt = Date.now();
  return (collection: string, read: number) => {
    if (Date.now() - reportedAt < 10_000) return;
    reportedAt = Date.now();
    console.error(`${collection}: ${read} documents`);
  };
};

/** What a run over the records is to do. */
interface RecordsRun {
  file?: string | undefined;
  apply: boolean;
  undo: boolean;
}

const planOf = (file: string): AmountPlan =>
  amountPlanSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const changeAmounts = async (target: MigrationTarget, file: string, way: 'to' | 'from') => {
  const { written, done, left, refused } = await applyAmounts(target, planOf(file), way);
  console.info(`${written} products were changed; ${done} were that way already.`);
  if (left.length > 0)
    console.info(
      `${left.length} were changed by somebody since, and stay as they are:\n${left.join('\n')}`,
    );
  if (refused.length > 0)
    console.info(
      `${refused.length} stay, since the database did not take the change:\n${refused.join('\n')}`,
    );
};

const main = async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { project: projectId, file, before, apply, undo } = values;
  if (!projectId) return fail('--project is needed.');
  const token = values.token ?? gcloudToken();
  if (!token) return fail('there is no token: sign in with "gcloud auth login", or pass --token.');
  const { firestore } = values;
  const target = { projectId, token, ...(firestore ? { firestore } : {}) };
  const [what, ...others] = positionals;
  if (others.length > 0 || (what !== undefined && what !== 'amounts' && what !== 'records'))
    return fail(`there is no migration "${positionals.join(' ')}".`);
  if (what === undefined) return moveParts(target);
  if (what === 'records') {
    const { 'whole-amounts': whole, status } = values;
    return changeRecords(target, { file, apply, undo, whole, status });
  }
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

/** What an error says, and what was behind it: `fetch` itself only says that it failed. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${wordsOf(error.cause)}`;
};

main().catch((error: unknown) => {
  console.error(
    `migrate: ${wordsOf(error)}\nWhat was stored stays. Run the same command again to go on.`,
  );
  process.exit(1);
});
