import { writeFileSync } from 'node:fs';
import { testCatalogue, testCopies } from '../../src/domain/duplicates/testCatalogue.ts';
import { readLabelledSet } from './labelledSet.ts';
import { type LearningSet, learnModel } from './learnModel.ts';
import { readProducts, readTruth } from './readProducts.ts';
import { readText } from './readTable.ts';
import { sampleSet } from './sampleSet.ts';

/** Products of the made-up catalogue that is learnt from. */
const QUIET = 5000;

/**
 * Learns the table of the detector from labelled files and the hand-written set:
 * `npx tsx -C source scripts/duplicates/learn.ts products.csv truth.csv …`. The outcome is
 * `src/domain/duplicates/modelTable.ts`, to be reviewed like any other change.
 */
const files = process.argv.slice(2);
const sets: LearningSet[] = [];
for (let at = 0; at + 1 < files.length; at += 2) {
  const [file = '', truthFile = ''] = files.slice(at, at + 2);
  const { products } = readProducts(readText(file), file);
  const ids = new Set(products.map(({ id }) => id));
  sets.push({ products, same: readTruth(readText(truthFile), truthFile, ids) });
}
// Half of the hand-written pairs; the other half is what the test judges by.
const labelled = readLabelledSet().filter((_, index) => index % 2 === 0);
sets.push({
  products: labelled.flatMap(({ first, second }) => [first, second]),
  same: labelled.flatMap(({ label, first, second }): [string, string][] =>
    label === 'same' ? [[first.id, second.id]] : [],
  ),
});
sets.push(sampleSet(), { products: testCatalogue(QUIET), same: testCopies(QUIET), quiet: true });
const model = learnModel(sets);
writeFileSync(
  new URL('../../src/domain/duplicates/modelTable.ts', import.meta.url),
  `import type { PairModel } from './pairModel.ts';

/** Learnt by \`scripts/duplicates/learn.ts\`; points are logarithms of odds. */
export const MODEL: PairModel = ${JSON.stringify(model, null, 2)};
`,
);
