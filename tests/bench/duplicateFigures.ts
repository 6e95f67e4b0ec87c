import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '../../scripts/duplicates/figures.ts';
import { readLabelledSet } from '../../scripts/duplicates/labelledSet.ts';
import { readProducts, readTruth } from '../../scripts/duplicates/readProducts.ts';
import { readText } from '../../scripts/duplicates/readTable.ts';
import { sampleSet } from '../../scripts/duplicates/sampleSet.ts';
import { createCatalogue } from '../../src/domain/duplicates/catalogue.ts';
import { searchCatalogue } from '../../src/domain/duplicates/findDuplicates.ts';
import { neighboursOf } from '../../src/domain/duplicates/neighbours.ts';
import { pairId } from '../../src/domain/duplicates/pairId.ts';
import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';

/** Where labelled sets are: `<name>.csv` with `<name>-truth.csv` beside it. */
const FOLDER = process.env.DUPLICATE_SETS;

/** Least F1 of what is printed, in per cent; for sets that are not named here the last one. */
const BARS: Readonly<Record<string, { oneToOne: number; free: number }>> = {
  'abt-buy': { oneToOne: 90, free: 85 },
  'amazon-google': { oneToOne: 70, free: 55 },
};
const OTHER_BAR = { oneToOne: 80, free: 70 };
const LEAST_CANDIDATES = 98;
const LEAST_SURE = 95;

interface LabelledFile {
  name: string;
  products: ComparableProduct[];
  truth: [string, string][];
}

const filesIn = (folder: string): LabelledFile[] =>
  readdirSync(folder)
    .filter(
      name => name.endsWith('.csv') && existsSync(join(folder, name.replace('.csv', '-truth.csv'))),
    )
    .map(file => {
      const name = file.replace('.csv', '');
      const { products } = readProducts(readText(join(folder, file)), file);
      const ids = new Set(products.map(({ id }) => id));
      const truth = `${name}-truth.csv`;
      return { name, products, truth: readTruth(readText(join(folder, truth)), truth, ids) };
    });

const keptByNeighbours = ({ products, truth }: LabelledFile) => {
  const catalogue = createCatalogue();
  catalogue.add(products);
  const { profiles, comparing } = catalogue.ready();
  const left = new Set(truth.map(([a, b]) => pairId(a, b)));
  const all = left.size;
  neighboursOf(profiles, comparing).of.forEach((others, a) => {
    for (const b of others) left.delete(pairId(profiles[a]?.id ?? '', profiles[b]?.id ?? ''));
  });
  return (100 * (all - left.size)) / Math.max(1, all);
};

/** Prints the figures of one set; whether all bars hold. */
const judge = (set: LabelledFile, bar: { oneToOne: number; free: number } | null): boolean => {
  const businessOf = new Map(set.products.map(({ id, businessId }) => [id, businessId]));
  const catalogue = createCatalogue();
  catalogue.add(set.products);
  const { candidates } = searchCatalogue(catalogue);
  const figures = figuresOf(candidates, set.truth, id => businessOf.get(id) ?? '');
  const kept = keptByNeighbours(set);
  let within = kept >= LEAST_CANDIDATES;
  console.info(
    `  ${set.name}: ${set.products.length} products, ${set.truth.length} same pairs, ${kept.toFixed(1)} % of them among the candidates ${within ? 'ok' : 'OVER'}`,
  );
  for (const { verdict, way, pairs, precision, recall, f1 } of figures) {
    const least = verdict === 'possible' && bar ? (way === 'free' ? bar.free : bar.oneToOne) : 0;
    const sure = verdict !== 'sure' || pairs === 0 || precision >= LEAST_SURE;
    const ok = f1 >= least && sure;
    within &&= ok;
    console.info(
      `    ${verdict.padEnd(8)} ${way.padEnd(10)} ${String(pairs).padStart(5)} pairs, precision ${precision.toFixed(1)}, recall ${recall.toFixed(1)}, F1 ${f1.toFixed(1)}${least ? ` (at least ${least})` : ''} ${ok ? 'ok' : 'UNDER'}`,
    );
  }
  return within;
};

/** The hand-written pairs: pairs that are not in it are not judged. */
const labelled = (): LabelledFile => {
  const pairs = readLabelledSet();
  return {
    name: 'the repository’s own pairs',
    products: pairs.flatMap(({ first, second }) => [first, second]),
    truth: pairs.flatMap(({ label, first, second }): [string, string][] =>
      label === 'same' ? [[first.id, second.id]] : [],
    ),
  };
};

/** Prints how right the search is on every labelled set there is; whether all bars hold. */
export const benchDuplicateFigures = (): boolean => {
  console.info('\nDuplicates on labelled sets (F1 in per cent, each verdict with those before it)');
  const sample = sampleSet();
  const own = [
    judge(labelled(), null),
    judge({ name: 'the sample data', products: sample.products, truth: sample.same }, null),
  ].every(Boolean);
  if (!FOLDER) {
    console.info('  Public sets are left out: name their folder in DUPLICATE_SETS.');
    return own;
  }
  return filesIn(FOLDER)
    .map(set => judge(set, BARS[set.name] ?? OTHER_BAR))
    .reduce((all, one) => all && one, own);
};
