import type { ExportColumn } from '@/domain/export/columns.ts';
import type { CsvFormat } from '@/domain/export/exportCsv.ts';
import type { ShopFormatName } from '@/domain/export/shop/shopFormats.ts';
import type { TextEncoding } from '@/domain/export/textEncoding.ts';
import type { Delimiter } from '@/domain/text/csv.ts';

/** Programs that a file can be made for, each with the form it opens without questions. */
export const PROGRAMS = {
  excel: { delimiter: '\t', encoding: 'utf-16le' },
  sheets: { delimiter: ',', encoding: 'utf-8-bom' },
  semicolon: { delimiter: ';', encoding: 'utf-8-bom' },
} as const satisfies Record<string, { delimiter: Delimiter; encoding: TextEncoding }>;

/** A program that a file can be made for, or the person's own choice. */
export type Program = keyof typeof PROGRAMS | 'other';

/** All programs, in the order they are offered. */
export const PROGRAM_NAMES: readonly Program[] = ['sheets', 'excel', 'semicolon', 'other'];

/** What a file is for: a table of our own, or another shop system's import. */
export type ExportFileKind = 'own' | ShopFormatName;

/** What somebody chose in the dialog; kept for the next export of the same resource. */
export interface ExportSettings {
  program: Program;
  delimiter: Delimiter;
  encoding: TextEncoding;
  timeZone: string;
  /** Keys of the chosen columns; null: the usual ones. */
  columns: string[] | null;
  /** What a file of products is for. */
  file: ExportFileKind;
  /** Whether costs go into a file for another shop system. */
  costs: boolean;
}

/** The zone of this computer, an IANA name. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the dialog starts with. */
export const defaultExportSettings = (): ExportSettings => ({
  program: 'sheets',
  delimiter: ',',
  encoding: 'utf-8-bom',
  timeZone: localTimeZone(),
  columns: null,
  file: 'own',
  costs: true,
});

/** The form of the file that follows from the settings. */
export const formatOf = (settings: ExportSettings): CsvFormat => {
  const { program, delimiter, encoding, timeZone } = settings;
  return { ...(program === 'other' ? { delimiter, encoding } : PROGRAMS[program]), timeZone };
};

/** The chosen columns in the order of the file; keys that no longer exist are ignored. */
export const chosenColumns = (
  columns: readonly ExportColumn[],
  chosen: readonly string[] | null,
): readonly ExportColumn[] =>
  columns.filter(column => (chosen ? chosen.includes(column.key) : !column.optional));

const two = (value: number) => String(value).padStart(2, '0');

/** `products-2026-11-21-0930.csv`, by the clock on the wall. */
export const exportFileName = (name: string, now: Date): string => {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const safe = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${safe}-${day}-${two(now.getHours())}${two(now.getMinutes())}.csv`;
};
