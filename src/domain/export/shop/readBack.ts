import { checkSource } from '../../import/checkSource.ts';
import type { Cells } from '../../import/csv/exportCells.ts';
import { type HeaderMap, mapHeaders } from '../../import/csv/headers.ts';
import { type MappedProduct, mapProduct } from '../../import/map/mapProduct.ts';
import { ADAPTERS } from '../../import/platforms/registry.ts';
import { defaultSettings } from '../../import/settings.ts';
import { escapeFormula } from '../../text/csv.ts';
import type { ShopFormat } from './shopFormats.ts';

/** What an import into an empty catalogue makes of one product's rows; null where it is nothing. */
export type ReadBack = (rows: readonly Cells[], currency: string) => MappedProduct | null;

/** Products of one kind have the same columns: so many sets of them are remembered. */
const REMEMBERED = 200;

/** A reader of the rows of one product at a time, in one format, as they stand in the file. */
export const createReadBack = ({
  platform,
  dialect,
  headings,
}: Pick<ShopFormat, 'platform' | 'dialect' | 'headings'>): ReadBack => {
  const known = new Set(headings);
  const maps = new Map<string, { all: string[]; map: HeaderMap }>();

  const mapOf = (rows: readonly Cells[]) => {
    const more = new Set(rows.flatMap(row => Object.keys(row).filter(name => !known.has(name))));
    const key = JSON.stringify([...more]);
    const all = [...headings, ...more];
    const found = maps.get(key) ?? { all, map: mapHeaders(all.map(escapeFormula), dialect) };
    if (maps.size > REMEMBERED) maps.clear();
    maps.set(key, found);
    return found;
  };

  return (rows, currency) => {
    const { all, map } = mapOf(rows);
    const store = ADAPTERS[platform].dialects[dialect]?.();
    const reader = store?.reader({ file: 0, headings: all, comma: false, leftOut: [], ...map });
    for (const [index, row] of rows.entries())
      reader?.add(
        all.map(heading => escapeFormula(row[heading] ?? '')),
        index + 2,
      );
    const [source] = store?.finish() ?? [];
    if (!source) return null;
    const settings = defaultSettings('', currency);
    return mapProduct(checkSource(source), settings, '', html => ({ html, removed: false }));
  };
};
