import { describe, expect, it } from 'vitest';
import type { ExportRecord } from './columnCell.ts';
import { exportColumns } from './columns.ts';
import { type CsvExport, exportCsv } from './exportCsv.ts';

const format = { delimiter: ',', encoding: 'utf-8', timeZone: 'UTC' } as const;
const columns = exportColumns('users').filter(({ key }) => ['id', 'name'].includes(key));

async function* pagesOf(total: number, size: number, onRead: (rows: number) => void = () => {}) {
  for (let from = 0; from < total; from += size) {
    const count = Math.min(size, total - from);
    onRead(count);
    yield Array.from(
      { length: count },
      (_, index): ExportRecord => ({
        id: `u${from + index}`,
        name: `=Person ${from + index}`,
      }),
    );
  }
}

const options = (pages: CsvExport['pages'], more: Partial<CsvExport> = {}): CsvExport => ({
  pages,
  columns,
  labels: ['Id', 'Name'],
  format,
  readMany: async () => [],
  ...more,
});

const collect = async (chunks: AsyncIterable<Uint8Array>) => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
};

describe('exportCsv', () => {
  it('writes every row once, beyond a thousand, and reads no more than it writes', async () => {
    let read = 0;
    const told: number[] = [];
    const text = await collect(
      exportCsv(
        options(
          pagesOf(2_345, 500, rows => {
            read += rows;
          }),
          { onProgress: rows => told.push(rows) },
        ),
      ),
    );
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('Id,Name');
    expect(lines.slice(1, -1)).toEqual(
      Array.from({ length: 2_345 }, (_, index) => `u${index},'=Person ${index}`),
    );
    expect(read).toBe(2_345);
    expect(told).toEqual([500, 1000, 1500, 2000, 2345]);
  });

  it('writes the labels alone when nothing matches', async () => {
    expect(await collect(exportCsv(options(pagesOf(0, 10))))).toBe('Id,Name\r\n');
  });

  it('stops at the next page when it is cancelled, and lets the source go', async () => {
    const controller = new AbortController();
    let released = false;
    async function* source() {
      try {
        yield* pagesOf(1_000, 10);
      } finally {
        released = true;
      }
    }
    let rows = 0;
    const run = collect(
      exportCsv(
        options(source(), {
          signal: controller.signal,
          onProgress: done => {
            rows = done;
            if (done === 50) controller.abort();
          },
        }),
      ),
    );
    await expect(run).rejects.toThrow(/abort/i);
    expect(rows).toBe(50);
    expect(released).toBe(true);
  });

  it('passes on an error of the source', async () => {
    async function* broken(): AsyncGenerator<ExportRecord[]> {
      yield [{ id: 'u1', name: 'A' }];
      throw new Error('the line went dead');
    }
    await expect(collect(exportCsv(options(broken())))).rejects.toThrow('the line went dead');
  });

  it('names related records', async () => {
    const [by] = exportColumns('reports').filter(({ key }) => key === 'businessIdName');
    async function* reports() {
      yield [{ id: 'r1', businessId: 'b1' }];
    }
    const text = await collect(
      exportCsv(
        options(reports(), {
          columns: by ? [by] : [],
          labels: ['Business'],
          readMany: async () => [{ id: 'b1', businessName: 'Ünal & Co' }],
        }),
      ),
    );
    expect(text).toBe('Business\r\nÜnal & Co\r\n');
  });
});
