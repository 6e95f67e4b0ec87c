import Papa from 'papaparse';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { cpuMilliseconds } from './cpuTime.ts';
import { shopifyExport } from './importFile.ts';
import { median } from './median.ts';

const ROWS = 25_000;
const ROUNDS = 7;

const time = (work: () => void) => {
  const start = process.cpuUsage();
  work();
  return cpuMilliseconds(start);
};

const MOST = 1.5;

/** Times reading an export against PapaParse alone, in turns, in processor time. @returns whether it is within 1.5×. */
export const benchImportParse = (): boolean => {
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
  const ratio = ours / papa;
  console.info(
    `  reading ${ROWS} rows (${(bytes.length / 1e6).toFixed(1)} MB, ${summary}): ${ours.toFixed(0)} ms of processor time, ` +
      `PapaParse alone ${papa.toFixed(0)} ms; ratio ${ratio.toFixed(2)}, ` +
      `target below ${MOST.toFixed(2)}: ${ratio < MOST ? 'ok' : 'OVER'}`,
  );
  return ratio < MOST;
};
