import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
} from 'firebase/firestore';
import type { z } from 'zod';
import { functionRunSchema } from '@/domain/schemas/functionRun.ts';
import { FUNCTION_TASKS, functionTaskSchema } from '@/domain/schemas/functionTask.ts';
import type { Deployment } from '../deployment.ts';
import { askFunctions } from './askFunctions.ts';
import { unprovenAsking } from './explainAsking.ts';
import { explainAnswer } from './explainUnproven.ts';
import { plainFields } from './plainFields.ts';

/** More functions than there are; more tasks than anybody looks at. */
const AT_MOST = { runs: 50, tasks: 3 };

/** What of a collection is of the shape that this version knows. */
const read = async <Shape>(asked: Query, schema: z.ZodType<Shape>): Promise<Shape[]> =>
  (await getDocsFromServer(asked)).docs.flatMap(document => {
    const { data } = schema.safeParse({ ...plainFields(document.data()), id: document.id });
    return data ?? [];
  });

/** What functions say of themselves, and what they are asked for, with the rights of whoever is signed in. */
export const askedFunctions = (
  firestore: Firestore,
  uid: () => string | null,
  isUnproven: () => boolean,
): Pick<Deployment, 'functionRuns' | 'functionTasks' | 'askRollUps'> => {
  const explained = <T>(work: Promise<T>) => explainAnswer(work, unprovenAsking(isUnproven));
  const runs = () => query(collection(firestore, 'functionRuns'), limit(AT_MOST.runs));
  const tasks = () =>
    query(collection(firestore, FUNCTION_TASKS), orderBy('askedAt', 'desc'), limit(AT_MOST.tasks));
  return {
    functionRuns: () => explained(read(runs(), functionRunSchema)),
    functionTasks: () => explained(read(tasks(), functionTaskSchema)),
    askRollUps: async ({ from, to }) => {
      await explained(askFunctions(firestore, uid(), { kind: 'rollUpRange', from, to }));
    },
  };
};
