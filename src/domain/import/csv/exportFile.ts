import type { AnyDelimiter } from '../../text/csv.ts';
import { FileProblem } from '../issues.ts';
import {
  type DecodedText,
  decodeText,
  type TextEncoding,
  type TextPart,
} from '../text/decodeText.ts';
import type { FileBytes } from '../text/fileBytes.ts';
import type { ColumnReport } from './columnFates.ts';
import type { ColumnChoices } from './columnTargets.ts';

const MEGABYTE = 1024 * 1024;

/** Largest text file that is read, in bytes: what is made of it has to fit into the page. */
export const MAX_FILE_SIZE = 250 * MEGABYTE;
/** Largest workbook that is read, in bytes: it is unpacked as a whole. */
export const MAX_WORKBOOK_SIZE = 50 * MEGABYTE;

/** A file of `size` bytes that is too large. @param most how large one may be, in bytes. */
export const tooLarge = (size: number, most: number): FileProblem =>
  new FileProblem('fileTooLarge', { size, most: Math.round(most / MEGABYTE) });

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
  bytes: FileBytes;
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

/** Characters of a sheet that are read at a time. */
const SHEET_PART = 1 << 21;

function* sheetParts(text: string): Generator<TextPart> {
  for (let start = 0; start < text.length; start += SHEET_PART) {
    const end = Math.min(text.length, start + SHEET_PART);
    yield { text: text.slice(start, end), share: end / text.length };
  }
}

/** A text that can be read, and its start, which is enough to tell how it is written. */
export interface FileText extends DecodedText {
  head: string;
  known: FileFormat;
}

/**
 * A file's text, and what is known of how it is written: of a workbook's sheet we wrote it.
 * @throws FileProblem
 */
export const fileText = (
  { bytes, sheet }: Pick<ExportFile, 'bytes' | 'sheet'>,
  format: FileFormat,
): FileText => {
  const decoded: DecodedText & { known: FileFormat } = sheet
    ? {
        ...{ parts: () => sheetParts(sheet.text), encoding: 'utf-8', guessed: false },
        known: { ...format, delimiter: ',' },
      }
    : { ...decodeText(bytes, format.encoding), known: format };
  for (const { text: head } of decoded.parts()) return { ...decoded, head };
  return { ...decoded, head: '' };
};
