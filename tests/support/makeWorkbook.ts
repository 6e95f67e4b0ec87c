import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook for a test: its rows as XML, or as text cells. */
export interface MadeSheet {
  name: string;
  /** Rows of text; a cell that begins with `<c` is that cell's XML. */
  rows?: readonly (readonly string[])[];
  /** What stands behind the rows, such as `<mergeCells>`. */
  after?: string;
  hidden?: boolean;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cellXml = (text: string) =>
  text.startsWith('<c') ? text : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

const sheetXml = ({ rows = [], after = '' }: MadeSheet) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(row => `<row>${row.map(cellXml).join('')}</row>`)
    .join('')}</sheetData>${after}</worksheet>`;

/** The parts of a workbook, by their places, before they are put into an archive. */
export const workbookFiles = (
  sheets: readonly MadeSheet[],
  { strings = '', styles = '', properties = '' } = {},
): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8(
    `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets>${sheets
      .map(
        ({ name, hidden }, index) =>
          `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index}" ${hidden ? 'state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index}.xml"/>`)
      .join('')}</Relationships>`,
  ),
  'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
  ...Object.fromEntries(
    sheets.map(
      (sheet, index) => [`xl/worksheets/sheet${index}.xml`, strToU8(sheetXml(sheet))] as const,
    ),
  ),
});

/** The bytes of a workbook (`.xlsx`). */
export const makeWorkbook = (...args: Parameters<typeof workbookFiles>): Uint8Array =>
  zipSync(workbookFiles(...args));
