import { writeFileSync } from 'node:fs';
import { COLLECTIONS } from '../src/domain/collections.ts';
import { unansweredQuestions } from './firestorePlan/declaredQuestions.ts';
import { firestoreIndexes, INDEXES_FILE, indexesText } from './indexesFile.ts';

/** Firestore's limit on composite indexes of a project with billing. */
const MOST_INDEXES = 1000;

const file = firestoreIndexes();
const { indexes, fieldOverrides } = file;
if (indexes.length > MOST_INDEXES)
  throw new Error(
    `${indexes.length} composite indexes; Firestore takes ${MOST_INDEXES}: declare fewer queries in src/domain/declaredQueries.ts`,
  );
const [unanswered] = unansweredQuestions(file, Object.values(COLLECTIONS));
if (unanswered)
  throw new Error(`Firestore would not answer a declared query: ${JSON.stringify(unanswered)}`);
writeFileSync(INDEXES_FILE, indexesText());
console.info(
  `${INDEXES_FILE}: ${indexes.length} composite indexes, ${fieldOverrides.length} exemptions.`,
);
