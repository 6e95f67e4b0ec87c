import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { type ExportRecord, MAX_CELL } from '@/domain/export/columnCell.ts';
import { exportColumns } from '@/domain/export/columns.ts';
import { exportCsv } from '@/domain/export/exportCsv.ts';
import { generateSampleData } from '@/sample-data/index.ts';

/** Rows of a kind that are written; what people typed beside them is below. */
const ROWS = 40;

const hostile = {
  about: `=1+1\r\nsecond "line", with; marks\t${'x'.repeat(216_480)}`,
  businessName: '=HYPERLINK("http://evil.example")',
  phone: '+49-30-1234',
  contactName: ' "quoted"; ',
  address: '007\n1/2, 1-2, 1e5',
};

const recordsOf = (): Map<string, ExportRecord[]> => {
  const found = new Map<string, ExportRecord[]>();
  for (const { collection, id, data } of generateSampleData({ products: 60 })) {
    const group = collection.slice(collection.lastIndexOf('/') + 1);
    const list = found.get(group) ?? [];
    if (list.length < ROWS) found.set(group, [...list, { ...data, id }]);
  }
  const [first] = found.get('business') ?? [];
  if (first) found.get('business')?.push({ ...first, id: 'hostile', ...hostile });
  return found;
};

async function* pagesOf(records: readonly ExportRecord[]) {
  yield records;
}

const written = async (resource: (typeof RESOURCES)[number], records: readonly ExportRecord[]) => {
  const columns = exportColumns(resource);
  const pieces: Uint8Array[] = [];
  for await (const piece of exportCsv({
    pages: pagesOf(records),
    columns,
    labels: columns.map(({ key }) => key),
    format: { delimiter: ',', encoding: 'utf-8-bom', timeZone: 'UTC' },
    readMany: async () => [],
  }))
    pieces.push(piece);
  return Buffer.concat(pieces);
};

const strictly = (text: string): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
  });
  expect(errors).toEqual([]);
  return data;
};

const soffice = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const all = recordsOf();
const files = new Map<string, Buffer>();
for (const resource of RESOURCES) {
  if (exportColumns(resource).length === 0) continue;
  files.set(resource, await written(resource, all.get(COLLECTIONS[resource].group) ?? []));
}

// Comma, quotes, UTF-8; every cell as it would come without a look at its kind.
const READ = 'CSV:44,34,76,1,,0,false,false,false';
const WRITE = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
const breaks = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.map(cell => cell.replaceAll(/\r\n?/g, '\n')));

describe('every export', () => {
  it.each([...files])('of %s is a table whose cells a spreadsheet can hold', (resource, file) => {
    const rows = strictly(file.toString());
    const columns = exportColumns(RESOURCES.find(name => name === resource) ?? 'products');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) {
        expect(cell.length).toBeLessThanOrEqual(MAX_CELL + 1);
        expect(cell).not.toMatch(/^[{[]"|^'\+?\d/);
      }
    }
  });

  it.skipIf(!soffice)(
    'is the same in LibreOffice: rows, columns and texts',
    () => {
      const [from, to] = ['from', 'to'].map(name => join(folder, name));
      if (!from || !to) return;
      mkdirSync(from);
      for (const [resource, file] of files) writeFileSync(join(from, `${resource}.csv`), file);
      execFileSync('soffice', [
        ...[`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless'],
        ...[`--infilter=${READ}`, '--convert-to', WRITE, '--outdir', to],
        ...[...files.keys()].map(resource => join(from, `${resource}.csv`)),
      ]);
      for (const [resource, file] of files) {
        const read = strictly(readFileSync(join(to, `${resource}.csv`), 'utf8'));
        expect(breaks(read), resource).toEqual(breaks(strictly(file.toString())));
      }
    },
    120_000,
  );
});
