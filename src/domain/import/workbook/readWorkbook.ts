import Papa from 'papaparse';
import { FileProblem } from '../issues.ts';
import { cellFormats } from './cellFormats.ts';
import { unescapeText } from './cellText.ts';
import { readXml } from './readXml.ts';
import { sheetRows } from './sheetRows.ts';
import { workbookParts } from './workbookParts.ts';

/** A workbook's sheets, hidden ones left out. */
export interface Workbook {
  sheets: readonly string[];
  /** The cells of a sheet as CSV text, separated by commas; empty where it has none. */
  textOf: (sheet: string) => { text: string; lacksResults: boolean };
}

type Parts = ReadonlyMap<string, Uint8Array>;

const sharedStrings = (part: Uint8Array | undefined): readonly string[] => {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  if (part)
    readXml(part, {
      open: name => {
        if (name === 'si') text = '';
        else if (name === 'rPh') phonetic++;
        else if (name === 't') isText = phonetic === 0;
      },
      text: found => {
        if (isText) text += found;
      },
      close: name => {
        if (name === 'si') strings.push(unescapeText(text));
        else if (name === 'rPh') phonetic--;
        else if (name === 't') isText = false;
      },
    });
  return strings;
};

const relations = (part: Uint8Array | undefined) => {
  const targets = new Map<string, string>();
  if (part)
    readXml(part, {
      open: (name, { Id, Target }) => {
        if (name !== 'Relationship' || !Id || !Target) return;
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      },
    });
  return targets;
};

const overview = (parts: Parts) => {
  const places = relations(parts.get('xl/_rels/workbook.xml.rels'));
  const sheets = new Map<string, Uint8Array>();
  let from1904 = false;
  const part = parts.get('xl/workbook.xml');
  if (part)
    readXml(part, {
      open: (element, attributes) => {
        if (element === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
        const { name, state = 'visible' } = attributes;
        if (element !== 'sheet' || !name || state !== 'visible') return;
        const [, id = ''] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
        const sheet = parts.get(places.get(id) ?? '');
        if (sheet) sheets.set(name, sheet);
      },
    });
  return { sheets, from1904 };
};

/** What XML says that is no XML is said of the workbook. */
const sound = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('workbookDamaged');
  }
};

/**
 * Opens a workbook (`.xlsx`).
 * @returns null where the bytes are another archive.
 * @throws FileProblem where it is damaged or too large; `textOf` does so, too.
 */
export const readWorkbook = (bytes: Uint8Array): Workbook | null => {
  const parts = workbookParts(bytes);
  if (!parts) return null;
  return sound(() => {
    const { sheets, from1904 } = overview(parts);
    const formats = cellFormats(parts.get('xl/styles.xml'));
    const strings = sharedStrings(parts.get('xl/sharedStrings.xml'));
    return {
      sheets: [...sheets.keys()],
      textOf: name =>
        sound(() => {
          const sheet = sheets.get(name);
          if (!sheet) return { text: '', lacksResults: false };
          const { rows, lacksResults } = sheetRows(sheet, formats, { strings, from1904 });
          const text = Papa.unparse(rows, { newline: '\n' });
          const isBlank = rows.every(row => row.every(cell => cell.trim() === ''));
          return { text: isBlank ? '' : text, lacksResults };
        }),
    };
  });
};
