import Papa from 'papaparse';
import { createCatalogue } from '../../src/domain/duplicates/catalogue.ts';
import { searchCatalogue } from '../../src/domain/duplicates/findDuplicates.ts';
import { figuresOf } from './figures.ts';
import { readProducts, readTruth } from './readProducts.ts';
import { readText } from './readTable.ts';
import { reasonText } from './reasonText.ts';

const USAGE = `Usage: npm run --silent duplicates -- products.csv [--truth pairs.csv]

Reads UTF-8 CSV with the columns id,business,title,description,brand,category,sku,barcode,price,currency
(only id is needed) and prints the pairs that may be one product, best first. With --truth (columns
first,second) prints how many of them are right instead.`;

const readArguments = (words: readonly string[]) => {
  const at = words.indexOf('--truth');
  const truth = at < 0 ? null : words[at + 1];
  const rest = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const [products, ...more] = rest;
  const unknown = more[0] ?? rest.find(word => word.startsWith('-'));
  if (unknown !== undefined) throw new Error(`Unknown argument ${unknown}\n\n${USAGE}`);
  if (products === undefined || truth === undefined) throw new Error(USAGE);
  return { products, truth };
};

/** Rounded to so many digits, as figures are read. */
const fixed = (value: number) => value.toFixed(1);

/**
 * What the command prints to the standard output; says to `tell` how long it took.
 * @throws Error that says what is wrong with the arguments or the files, and where.
 */
export const runCommand = (words: readonly string[], tell: (line: string) => void): string => {
  const files = readArguments(words);
  const begin = performance.now();
  const { products, warnings } = readProducts(readText(files.products), files.products);
  for (const { row, column, message } of warnings)
    tell(`${files.products}: row ${row}, column ${column}: ${message}`);
  const read = performance.now();
  const catalogue = createCatalogue();
  catalogue.add(products);
  const found = searchCatalogue(catalogue);
  const end = performance.now();
  tell(
    `${products.length} products: read in ${Math.round(read - begin)} ms, compared in ${Math.round(end - read)} ms (${found.compared} pairs), ${found.candidates.length} pairs found, ${Math.round(process.memoryUsage().rss / 1e6)} MB of memory`,
  );
  if (found.cutShort > 0)
    tell(
      `${found.cutShort} products have so many others with a similar title, or the same SKU or barcode, that they were compared with the nearest ones only`,
    );
  if (files.truth === null)
    return Papa.unparse(
      {
        fields: ['first', 'second', 'score', 'verdict', 'reasons'],
        data: found.candidates.map(({ products: [first, second], score, verdict, reasons }) => [
          first,
          second,
          (score / 100).toFixed(4),
          verdict,
          reasons.map(reasonText).join('; '),
        ]),
      },
      { newline: '\n' },
    ).trimEnd();
  const business = new Map(products.map(({ id, businessId }) => [id, businessId]));
  const truth = readTruth(readText(files.truth), files.truth, new Set(business.keys()));
  const figures = figuresOf(found.candidates, truth, id => business.get(id) ?? '');
  return [
    'verdict,pairs matched,pairs,precision,recall,f1',
    ...figures.map(({ verdict, way, pairs, precision, recall, f1 }, index) =>
      [
        index < 2 ? verdict : `${verdict} or better`,
        way,
        pairs,
        fixed(precision),
        fixed(recall),
        fixed(f1),
      ].join(),
    ),
  ].join('\n');
};
