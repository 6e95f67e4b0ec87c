import { collectBlob } from '@/components/export/collectBlob.ts';
import { exportPages } from '@/components/export/exportPages.ts';
import { exportColumns } from '@/domain/export/columns.ts';
import { exportCsv } from '@/domain/export/exportCsv.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { restoreSampleData } from '@/providers/local/seed.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';

/** What an export of all products took. Times in milliseconds, sizes in bytes. */
export interface ExportFigures {
  rows: number;
  reads: number;
  related: number;
  fileSize: number;
  lines: number;
  exportTime: number;
  bareTime: number;
  /** Most that the heap grew over its size before the export. */
  heapGrowth: number;
}

declare global {
  interface Window {
    fillProducts: (count: number) => Promise<void>;
    benchExport: () => Promise<ExportFigures>;
  }
}

const admin = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' as const };
const DATABASE = 'export-bench';
const NEWEST = { field: 'createdAt', order: 'DESC' as const };

window.fillProducts = async count => {
  const database = await openDatabase(DATABASE);
  await restoreSampleData(database, undefined, { products: count });
  database.close();
};

/** Chromium's own figure; precise with the flag that the benchmark starts it with. */
const heap = () => {
  const memory: unknown = Reflect.get(performance, 'memory');
  const used = typeof memory === 'object' && memory ? Reflect.get(memory, 'usedJSHeapSize') : 0;
  return typeof used === 'number' ? used : 0;
};

window.benchExport = async () => {
  const database = await openDatabase(DATABASE);
  const claims = { uid: admin.uid, email: admin.email, emailVerified: true };
  const context = createContext(database, () => claims, {
    superAdmins: [admin.email],
    support: [],
  });
  const dataProvider = trackedDataProvider(createLocalDataProvider(context), admin);
  const { signal } = new AbortController();
  const scope = { kind: 'query', filter: {}, sort: NEWEST } as const;

  // The loop that anybody would write: all rows, page by page, and nothing done with them.
  const bareStart = performance.now();
  for await (const page of exportPages(dataProvider, 'products', scope, signal)) void page;
  const bareTime = performance.now() - bareStart;

  dataProvider.readMeter.reset();
  const before = heap();
  let highest = before;
  let rows = 0;
  const columns = exportColumns('products').filter(
    column => !column.optional || column.related !== undefined,
  );
  const exportStart = performance.now();
  const blob = await collectBlob(
    exportCsv({
      pages: exportPages(dataProvider, 'products', scope, signal),
      columns,
      labels: columns.map(({ key }) => key),
      format: { delimiter: ',', encoding: 'utf-8-bom', timeZone: 'Europe/Berlin' },
      readMany: async (resource, ids) =>
        (await dataProvider.getMany(resource, { ids: [...ids] })).data,
      onProgress: done => {
        rows = done;
        highest = Math.max(highest, heap());
      },
    }),
    'text/csv',
  );
  const exportTime = performance.now() - exportStart;
  const reads = dataProvider.readMeter.byResource();
  const text = await blob.text();
  return {
    rows,
    reads: reads.products ?? 0,
    related: reads.business ?? 0,
    fileSize: blob.size,
    lines: text.split('\r\n').length - 2,
    exportTime,
    bareTime,
    heapGrowth: highest - before,
  };
};
