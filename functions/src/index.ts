import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { setGlobalOptions } from 'firebase-functions';
import {
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { defineString, projectID } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { region } from 'firebase-functions/v1';
import type { ResourceName } from '../../src/domain/access/permissions.ts';
import type { Did } from '../../src/domain/functions/did.ts';
import type { StoredDocument } from '../../src/domain/functions/functionStore.ts';
import { erasePerson } from '../../src/domain/persons/erasePerson.ts';
import type { FunctionName } from '../../src/domain/schemas/functionRun.ts';
import { cleanFiles as clean } from './files/cleanFiles.ts';
import { cleansFiles, fileDays } from './files/fileSettings.ts';
import { adminAccounts } from './firebase/adminAccounts.ts';
import { adminBucket } from './firebase/adminBucket.ts';
import { adminStore, documentOf } from './firebase/adminStore.ts';
import { followSchedule as followGiveaways } from './giveaways/followSchedule.ts';
import { countEntries, countReports } from './inStep/countEntries.ts';
import { keepRecord } from './inStep/keepRecord.ts';
import { renameProducts } from './inStep/renameProducts.ts';
import { answerNews, type MailNews, statusNews } from './mail/mailNews.ts';
import { mailSettings } from './mail/mailSettings.ts';
import { sendMail as send } from './mail/sendMail.ts';
import { downloadPicture } from './pictures/downloadPicture.ts';
import { publicNetwork } from './pictures/network.ts';
import { rollUpNew } from './rollUp/rollUpNew.ts';
import { inTurn } from './run/inTurn.ts';
import { leavingSign } from './run/leavingSign.ts';
import { reporting } from './run/reported.ts';
import { SCHEDULE } from './run/schedule.ts';
import { followSales } from './sales/followSales.ts';
import { shopSurroundings } from './shops/shopSurroundings.ts';
import { cleanTasks } from './tasks/cleanTasks.ts';
import { doOwnerTask } from './tasks/doOwnerTask.ts';
import { doTask } from './tasks/doTask.ts';

const REGION = defineString('FUNCTIONS_REGION', {
  default: 'europe-west1',
  description: 'Where the functions run: the region of the database, or the nearest to it.',
});

const OFF = defineString('FUNCTIONS_OFF', {
  default: '',
  description: 'Names of functions that do nothing, with commas between.',
});

const FILES_DAYS = defineString('FILES_DAYS', {
  default: '60',
  description:
    'For how many days pictures and attachments that no record names are kept, from 31. 0: for ever.',
});

const MAIL = {
  collection: defineString('MAIL_COLLECTION', {
    default: '',
    description:
      'Where the extension Trigger Email sends from: a word that begins with "mail". Empty: no mail.',
  }),
  language: defineString('MAIL_LANGUAGE', {
    default: 'en',
    description: 'The language of mails: en or de.',
  }),
  consoleUrl: defineString('CONSOLE_URL', {
    default: '',
    description: 'The address of the console, which mails lead to. Empty: they lead nowhere.',
  }),
};

const SHOPIFY_SECRET = defineString('SHOPIFY_SECRET', {
  default: '',
  description:
    'Name of the secret in Secret Manager with the shops that Shopify’s Admin API is asked of. Empty: none.',
});

initializeApp();
setGlobalOptions({ region: REGION, maxInstances: 5 });

const clock = () => new Date();
const store = adminStore(getFirestore());

const off = () => [
  ...OFF.value()
    .split(',')
    .map(name => name.trim()),
  ...(MAIL.collection.value().trim() === '' ? ['sendMail'] : []),
];

const leaveSign = leavingSign(store, {
  clock,
  says: () => ({
    does: !off().includes('doOwnerTasks'),
    shops: SHOPIFY_SECRET.value().trim() !== '',
  }),
});

/** What does the work of a function and tells *System* of it. */
const reported = (name: FunctionName, atMostEvery?: number) =>
  reporting(store, { name, clock, off, atMostEvery });

const MINUTE = 60_000;

const rollUps = reported('rollUpEvents');

/** Events of the catalogue's apps to daily roll-ups. */
export const rollUpEvents = onSchedule(
  {
    ...{ schedule: 'every 60 minutes', timeoutSeconds: 540, memory: '1GiB', maxInstances: 1 },
    retryCount: 1,
  },
  () => rollUps(() => rollUpNew(store, { clock, budget: 7 * MINUTE })),
);

const accounts = adminAccounts(getAuth());

const tasks = reported('doTasks');

/** What administrators ask for on *System*. */
export const doTasks = onDocumentCreated(
  { document: 'functionTasks/{id}', timeoutSeconds: 540, memory: '1GiB', retry: true },
  ({ params: { id } }) => tasks(() => doTask(store, id, { clock, budget: 7 * MINUTE, accounts })),
);

const ownersTasks = reported('doOwnerTasks');

const bucket = adminBucket(() => getStorage().bucket());

/** Does an owner's task, or goes on with it. Where pictures are copied an instance holds several. */
const ownerTask = (document: string) =>
  onDocumentCreated(
    { document, timeoutSeconds: 540, memory: '1GiB', retry: true, concurrency: 4 },
    ({ params }) =>
      ownersTasks(() => {
        const { business = '', id = '', turn }: Partial<Record<string, string>> = params;
        const project = projectID.value();
        const { emailOf } = accounts;
        const download = downloadPicture(publicNetwork);
        const pictures = { bucket, emailOf, download, budget: 7 * MINUTE };
        const shops = shopSurroundings({ secret: SHOPIFY_SECRET.value(), project, clock });
        return doOwnerTask(store, { business, id, turn }, { ...shops, pictures });
      }),
  );

/**
 * What owners ask for: their shop read by Shopify's Admin API, in as many turns as it takes; pictures copied. Its sign goes
 * by the clock, so that it is there before anybody asks, and over once these functions are deleted.
 */
export const doOwnerTasks = {
  asked: ownerTask('business/{business}/tasks/{id}'),
  goesOn: ownerTask('business/{business}/tasks/{id}/turns/{turn}'),
  sign: onSchedule(
    { schedule: 'every 10 minutes', timeoutSeconds: 60, maxInstances: 1 },
    leaveSign,
  ),
};

const schedule = reported('followSchedule');

/** Giveaways and sales through their schedule. */
export const followSchedule = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 240, maxInstances: 1 },
  () =>
    schedule(async () => ({
      ...(await followGiveaways(store, clock())),
      ...(await followSales(store, clock)),
    })),
);

const files = reported('cleanFiles');

/** What a run says where files are kept for ever. */
const FOR_EVER = { filesForEver: 1 };

/** Tasks of long ago, and pictures and attachments that nothing names any more. */
export const cleanFiles = onSchedule(
  {
    ...{ schedule: 'every monday 03:00', timeoutSeconds: 1800, memory: '1GiB', maxInstances: 1 },
    retryCount: 1,
  },
  () =>
    files(() =>
      inTurn([
        () => cleanTasks(store, { clock, budget: 5 * MINUTE }),
        async () => {
          const set = FILES_DAYS.value();
          if (!cleansFiles(set)) return FOR_EVER;
          return clean(store, bucket, { clock, budget: 20 * MINUTE, days: fileDays(set) });
        },
      ]),
    ),
);

const inStep = reported('keepInStep', MINUTE);

/** What a change of a document tells the functions that keep records in step. */
interface DocumentChange {
  before: StoredDocument | null;
  after: StoredDocument | null;
  /** The document's own id, and that of the one it hangs from. */
  id: string;
  parent: string;
}

/** Whether a document came or went: what is counted. */
const cameOrWent = ({ before, after }: DocumentChange) => (before === null) !== (after === null);

/** Keeps one collection in step with what is written into it, by whomever; and what follows from it. */
const keep = (
  resource: ResourceName,
  document: string,
  follows: (change: DocumentChange) => Promise<Did> = async () => ({}),
) =>
  onDocumentWritten({ document, retry: true, timeoutSeconds: 540 }, ({ data, params }) =>
    inStep(async () => {
      const before = data ? documentOf(data.before) : null;
      const after = data ? documentOf(data.after) : null;
      const { id = '', parent = '' }: Partial<Record<string, string>> = params;
      const did = await keepRecord(store, { resource, before, after });
      return { ...did, ...(await follows({ before, after, id, parent })) };
    }),
  );

/** Names, counts, search words, stock and gaps, in step with whatever anybody writes. */
export const keepInStep = {
  business: keep('business', 'business/{id}', async ({ before, after, id }) =>
    after && before?.data.businessName !== after.data.businessName ? renameProducts(store, id) : {},
  ),
  products: keep('products', 'products/{id}'),
  users: keep('users', 'users/{id}'),
  giveaways: keep('giveaways', 'giveaways/{id}'),
  entries: keep('entries', 'giveaways/{parent}/entries/{id}', async change =>
    cameOrWent(change) ? countEntries(store, { giveawayId: change.parent, userId: change.id }) : {},
  ),
  reports: keep('reports', 'reports/{id}', async change => {
    const reporter = (change.after ?? change.before)?.data.reporterId;
    return cameOrWent(change) && typeof reporter === 'string' ? countReports(store, reporter) : {};
  }),
  requests: keep('requests', 'requests/{id}'),
};

const persons = reported('erasePersons');

/** People whose account was deleted, wherever that was: what the console's own erasing does. */
export const erasePersons = region(REGION)
  .runWith({ timeoutSeconds: 540, memory: '512MB', failurePolicy: true })
  .auth.user()
  .onDelete(({ uid, email }) =>
    persons(() =>
      erasePerson(store, {
        ...{ id: uid, email, auditId: `erase-account-${uid}`, now: clock() },
        ...{ actor: SCHEDULE, reason: '' },
      }),
    ),
  );

const mails = reported('sendMail');

const settings = () =>
  mailSettings({
    collection: MAIL.collection.value(),
    language: MAIL.language.value(),
    consoleUrl: MAIL.consoleUrl.value(),
  });

/** Tells owners by mail of what a change of one collection is news of. */
const mailOn = (
  document: string,
  newsOf: (before: StoredDocument | null, after: StoredDocument | null) => MailNews[],
) =>
  onDocumentUpdated({ document, retry: true }, async ({ data }) => {
    const news = data ? newsOf(documentOf(data.before), documentOf(data.after)) : [];
    if (news.length > 0) await mails(() => send(store, news, settings()));
  });

/** What owners are told by mail: decisions on their business, and that a request was answered. */
export const sendMail = {
  business: mailOn('business/{id}', statusNews),
  requests: mailOn('requests/{id}', answerNews),
};
