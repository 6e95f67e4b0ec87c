import { writeFileSync } from 'node:fs';
import { firestoreIndexes, INDEXES_FILE, indexesText } from './indexesFile.ts';

/** Firestore's limit on composite indexes of a project with billing. */
const MOST_INDEXES = 1000;

const { indexes, fieldOverrides } = firestoreIndexes();
if (indexes.length > MOST_INDEXES)
  throw new Error(
    `${indexes.length} composite indexes; Firestore takes ${MOST_INDEXES}: declare fewer queries in src/domain/declaredQueries.ts`,
  );
writeFileSync(INDEXES_FILE, indexesText());
console.info(
  `${INDEXES_FILE}: ${indexes.length} composite indexes, ${fieldOverrides.length} exemptions.`,
);
