import type { AnyDelimiter } from '../../text/csv.ts';
import type { FileProblem } from '../issues.ts';
import { type DecodedText, decodeText, type TextEncoding } from '../text/decodeText.ts';
import type { ColumnReport } from './columnFates.ts';
import type { ColumnChoices } from './columnTargets.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;

/** Which sheet of a workbook is read, and all that it has. */
export interface ChosenSheet {
  name: string;
  names: readonly string[];
}

/** A sheet's cells as CSV text, separated by commas. */
export interface SheetText extends ChosenSheet {
  text: string;
  /** Whether it has formulas whose results are not stored. */
  lacksResults: boolean;
}

/** A file's name and content. */
export interface ExportFile {
  name: string;
  bytes: Uint8Array;
  /** Its sheet, where it is a workbook. */
  sheet?: SheetText;
}

/** What people say of how a file is written; what they do not say is found out. */
export interface FileFormat {
  encoding?: TextEncoding;
  delimiter?: AnyDelimiter;
  /** Whether decimals are written with a comma. */
  comma?: boolean;
  /** The sheet of a workbook. */
  sheet?: string;
}

/** What people say of the files beforehand. */
export interface ReadChoices {
  /** What columns are, by their headings. */
  columns?: ColumnChoices;
  /** How files are written, by their names. */
  formats?: Readonly<Record<string, FileFormat>>;
}

/** A file that could not be read, and why. */
export interface FileFailure {
  name: string;
  code: FileProblem['code'];
  params: FileProblem['params'];
  /** Its columns, where people can say what they are. */
  columns?: ColumnReport[];
  /** The sheet that was tried, where it is a workbook. */
  sheet?: ChosenSheet;
}

/** What people say of how a file is written. */
export const formatOf = (formats: ReadChoices['formats'] = {}, name: string): FileFormat =>
  (Object.hasOwn(formats, name) ? formats[name] : undefined) ?? {};

/**
 * A file's text, and what is known of how it is written: of a workbook's sheet we wrote it.
 * @throws FileProblem
 */
export const fileText = (
  { bytes, sheet }: Pick<ExportFile, 'bytes' | 'sheet'>,
  format: FileFormat,
): DecodedText & { known: FileFormat } =>
  sheet
    ? {
        ...{ text: sheet.text, encoding: 'utf-8', guessed: false },
        known: { ...format, delimiter: ',' },
      }
    : { ...decodeText(bytes, format.encoding), known: format };
