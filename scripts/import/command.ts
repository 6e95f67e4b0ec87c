import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { planLines } from '../../src/custom-pages/import/engine/planLines.ts';
import { type ReadExport, readExport } from '../../src/domain/import/csv/readExport.ts';
import type { ImportContext } from '../../src/domain/import/run/importContext.ts';
import { defaultSettings } from '../../src/domain/import/settings.ts';
import { openWorkbooks } from '../../src/domain/import/workbook/openWorkbooks.ts';
import { PLATFORMS, type Platform } from '../../src/domain/platforms.ts';
import { currencyCode, type Product } from '../../src/domain/schemas/product.ts';
import { catalogueOf } from './catalogue.ts';
import { describeProblems, describeProduct } from './describeImport.ts';
import type { ImportDocument } from './document.ts';

export const USAGE = `Usage: npm run --silent import:read -- file.csv [inventory.csv …]
  [--platform shopify|wix] [--currency EUR] [--again earlier.csv] [--json]

Prints what the import page would make of the files, as one JSON document: every column and what
becomes of it, the products, and what is wrong. With --again, what the files would change after the
earlier one. --json prints it on one line.`;

const BUSINESS = 'business';

const optionsOf = (words: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      platform: { type: 'string' },
      currency: { type: 'string', default: 'EUR' },
      again: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const platform = PLATFORMS.find(one => one === values.platform);
  if (values.platform !== undefined && !platform)
    throw new Error(`--platform is ${PLATFORMS.join(' or ')}, not ${values.platform}\n\n${USAGE}`);
  const currency = currencyCode.safeParse(values.currency);
  if (!currency.success)
    throw new Error(`--currency is a code such as EUR, not ${values.currency}\n\n${USAGE}`);
  if (positionals.length === 0) throw new Error(USAGE);
  return { files: positionals, platform, currency: currency.data, again: values.again };
};

const opened = (path: string) => {
  try {
    return { name: basename(path), bytes: new Uint8Array(readFileSync(path)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read: ${reason}`);
  }
};

const NOTHING: ReadExport = { products: [], files: [], failures: [] };

const isOfOther = ({ products, failures }: ReadExport) =>
  products.length === 0 && failures.some(({ code }) => code === 'otherPlatform');

/** Reads files of the platform they are of, where none was named. */
const read = async (paths: readonly string[], platform: Platform | undefined) => {
  const { opened: files, refused } = await openWorkbooks(paths.map(opened));
  const readAs = (one: Platform): ReadExport => {
    const result = files.length > 0 ? readExport(one, files) : NOTHING;
    return { ...result, failures: [...refused, ...result.failures] };
  };
  const first = platform ?? 'shopify';
  const result = readAs(first);
  if (platform !== undefined || !isOfOther(result)) return { platform: first, result };
  return { platform: 'wix' as const, result: readAs('wix') };
};

/**
 * What the import page would make of files, by the code that it runs. Needs a DOM.
 * @throws Error that says what is wrong with the arguments or with a file's place.
 */
export const readImport = async (words: readonly string[]): Promise<ImportDocument> => {
  const { files, again, currency, platform: wanted } = optionsOf(words);
  const settings = defaultSettings('shop', currency);
  const { platform, result } = await read(files, wanted);
  const context: ImportContext = {
    ...{ runId: 'run', platform, channel: 'csv', businessId: BUSINESS, businessName: BUSINESS },
    actor: { uid: BUSINESS, email: '', role: 'owner' },
    ...{ settings, session: '1', now: new Date(0) },
  };
  const plan = (
    sources: ReadExport['products'],
    existing: readonly Product[],
    costsOf: ReturnType<typeof catalogueOf>['costsOf'],
  ) =>
    planLines({
      ...{ sources, settings, businessId: BUSINESS, existing, alsoInFile: new Set() },
      store: { costsOf },
      signal: new AbortController().signal,
      progress: () => {},
    });
  const { lines } = await plan(result.products, [], async () => null);
  const document: ImportDocument = {
    columns: result.files.flatMap(({ name: file, columns }) =>
      columns.map(({ name, fate, as, filled }) => ({ file, name, fate, as, filled })),
    ),
    products: lines.map(describeProduct),
    problems: describeProblems(
      result,
      lines,
      files.map(path => basename(path)),
    ),
  };
  if (again.length === 0) return document;
  const before = await read(again, platform);
  const earlier = await plan(before.result.products, [], async () => null);
  const stored = catalogueOf(earlier.lines, context);
  const second = await plan(result.products, stored.products, stored.costsOf);
  return {
    ...document,
    again: {
      products: second.lines.map(({ mapped, state, changes }) => ({
        key: mapped.source.handle,
        state,
        changes: changes.flatMap(({ field, from, to }) =>
          mapped.source.provided.flatMap(known =>
            known === field ? [{ field: known, from, to }] : [],
          ),
        ),
      })),
      missing: second.vanished.map(({ id, source }) => source?.handle ?? id),
    },
  };
};

/** Whether the document is wanted on one line. */
export const isOneLine = (words: readonly string[]): boolean => words.includes('--json');
