import { benchAnalytics } from './analytics.ts';
import { benchDraw } from './draw.ts';
import { benchDuplicates } from './duplicates.ts';
import { benchExport } from './export.ts';
import { benchFirstRow } from './firstRow.ts';
import { benchFirstSignIn } from './firstSignIn.ts';
import { benchGrid } from './grid.ts';
import { benchHistory } from './history.ts';
import { benchImport } from './import.ts';
import { benchInteractions } from './interactions.ts';
import { benchKeystroke } from './keystroke.ts';
import { benchLeak } from './leak.ts';
import { benchList } from './list.ts';
import { benchReads } from './reads.ts';
import { benchSizes } from './sizes.ts';

const BENCHES: Record<string, () => Promise<boolean>> = {
  sizes: benchSizes,
  reads: benchReads,
  'first-row': benchFirstRow,
  'first-sign-in': benchFirstSignIn,
  duplicates: benchDuplicates,
  draw: benchDraw,
  analytics: benchAnalytics,
  export: benchExport,
  import: benchImport,
  history: benchHistory,
  list: benchList,
  keystroke: benchKeystroke,
  grid: benchGrid,
  interactions: benchInteractions,
  leak: benchLeak,
};

/** `npm run bench` runs all, `npm run bench sizes` one of them. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exit(2);
}
let within = true;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) within = (await bench()) && within;
}
process.exit(within ? 0 : 1);
