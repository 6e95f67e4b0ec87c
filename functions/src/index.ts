import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import type { FunctionName } from '../../src/domain/schemas/functionRun.ts';
import { adminStore } from './firebase/adminStore.ts';
import { rollUpNew } from './rollUp/rollUpNew.ts';
import { reporting } from './run/reported.ts';
import { doTask } from './tasks/doTask.ts';

const REGION = defineString('FUNCTIONS_REGION', {
  default: 'europe-west1',
  description: 'Where the functions run: the region of the database, or the nearest to it.',
});

const OFF = defineString('FUNCTIONS_OFF', {
  default: '',
  description: 'Names of functions that do nothing, with commas between.',
});

initializeApp();
setGlobalOptions({ region: REGION, maxInstances: 5 });

const clock = () => new Date();
const store = adminStore(getFirestore());

const off = () =>
  OFF.value()
    .split(',')
    .map(name => name.trim());

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

const tasks = reported('doTasks');

/** What administrators ask for on *System*. */
export const doTasks = onDocumentCreated(
  { document: 'functionTasks/{id}', timeoutSeconds: 540, memory: '1GiB', retry: true },
  ({ params: { id } }) => tasks(() => doTask(store, id, { clock, budget: 7 * MINUTE })),
);
