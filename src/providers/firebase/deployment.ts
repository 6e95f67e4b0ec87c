import { FirebaseError } from 'firebase/app';
import type { Firestore, QueryConstraint } from 'firebase/firestore';
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { toHttpError } from 'ra-data-firestore';
import { z } from 'zod';
import type { IndexAnswer } from '@/domain/health/deployment.ts';
import indexesFile from '../../../firestore.indexes.json';
import type { Deployment } from '../deployment.ts';
import type { FileStore } from '../types.ts';
import { askedFunctions } from './askedFunctions.ts';
import { unprovenError } from './explainUnproven.ts';

const indexSchema = z.object({
  collectionGroup: z.string(),
  fields: z.array(
    z.union([
      z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
      z.object({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
    ]),
  ),
});

type Index = z.infer<typeof indexSchema>;

/** The indexes that belong to this build. */
export const DEPLOYED_INDEXES: readonly Index[] = z.array(indexSchema).parse(indexesFile.indexes);

/** No record has this in any field. */
const NOTHING = '\u0000';

/** Collections of which one sees only one's own: every question names whose it is about. */
const OWN_BY: Readonly<Record<string, string>> = { savedViews: 'userId' };

/** Conditions on all fields of an index and its order: finds nothing, and needs the index for it. */
const constraintsOf = (
  { collectionGroup, fields }: Index,
  uid: string | null,
): QueryConstraint[] => {
  const owner = OWN_BY[collectionGroup];
  const conditions = fields
    .filter(({ fieldPath }) => fieldPath !== owner)
    .map((field, at, all) => {
      const name = field.fieldPath === '__name__' ? documentId() : field.fieldPath;
      if ('arrayConfig' in field) return where(name, 'array-contains', NOTHING);
      return at < all.length - 1
        ? where(name, '==', NOTHING)
        : orderBy(name, field.order === 'ASCENDING' ? 'asc' : 'desc');
    });
  return owner === undefined ? conditions : [where(owner, '==', uid), ...conditions];
};

/**
 * What Firestore says where an index lacks: its message tells one that is being built apart.
 * @throws what says nothing of an index
 */
export const indexAnswer = (error: unknown): IndexAnswer => {
  if (!(error instanceof FirebaseError) || error.code !== 'failed-precondition') throw error;
  return /building/i.test(error.message) ? 'building' : 'missing';
};

/**
 * Whether the rules let through: what they deny is an answer, anything else is none, and so is what is denied
 * while App Check has no token.
 */
export const isLetThrough = async (
  work: Promise<unknown>,
  isUnproven: () => boolean,
): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'object-not-found') return true;
    if (code === 'unauthorized') return false;
    if (code !== 'permission-denied') throw error;
    if (isUnproven()) throw unprovenError(toHttpError(error, 'rules'), isUnproven);
    return false;
  }
};

/**
 * Asks a Firebase project whether what is deployed there belongs to this build, with the rights of
 * whoever is signed in.
 * @param uid that person: of some collections one sees only one's own.
 */
export const firebaseDeployment = (
  firestore: Firestore,
  files: Pick<FileStore, 'metadata'>,
  uid: () => string | null,
  isUnproven: () => boolean,
): Deployment => ({
  rules: (version: string) =>
    isLetThrough(getDocFromServer(doc(firestore, 'rulesVersion', version)), isUnproven),
  storageRules: (version: string) =>
    isLetThrough(files.metadata(`rulesVersion/${version}`), isUnproven),
  isUnproven,
  indexCount: DEPLOYED_INDEXES.length,
  indexes: async (signal: AbortSignal, onProgress: (done: number) => void) => {
    const answers: IndexAnswer[] = [];
    for (const index of DEPLOYED_INDEXES) {
      signal.throwIfAborted();
      const asked = query(
        collection(firestore, index.collectionGroup),
        ...constraintsOf(index, uid()),
        limit(1),
      );
      answers.push(await getDocsFromServer(asked).then(() => 'ready' as const, indexAnswer));
      onProgress(answers.length);
    }
    return answers;
  },
  ...askedFunctions(firestore, uid, isUnproven),
});
