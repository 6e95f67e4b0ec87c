import Papa from 'papaparse';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { shopifyExport } from './importFile.ts';

const ROWS = 25_000;
const ROUNDS = 7;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const time = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const text = shopifyExport(ROWS);
const bytes = new TextEncoder().encode(text);
const files = [{ name: 'products.csv', bytes }];
const alone: number[] = [];
const whole: number[] = [];
let summary = '';
for (let round = 0; round < ROUNDS; round++) {
  alone.push(time(() => Papa.parse(text, { header: true, skipEmptyLines: 'greedy' })));
  whole.push(
    time(() => {
      const { products, failures } = readExport('shopify', files);
      if (failures.length > 0) throw new Error(JSON.stringify(failures));
      const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
      summary = `${products.length} products, ${variants} variants`;
    }),
  );
}
const [papa, ours] = [median(alone), median(whole)];
console.info(
  `${ROWS} rows (${(bytes.length / 1e6).toFixed(1)} MB, ${summary}), median of ${ROUNDS}:\n` +
    `  PapaParse alone, header: true   ${papa.toFixed(0)} ms\n` +
    `  decode, parse, group, validate  ${ours.toFixed(0)} ms\n` +
    `  ratio                           ${(ours / papa).toFixed(2)} (wanted: below 1.50)`,
);
