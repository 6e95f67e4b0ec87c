import { readXml } from './readXml.ts';

/** How a cell shows its number, where that says what the number is. */
export interface CellFormat {
  isDate: boolean;
  /** Digits that are shown at least, as in `0000000000000` for bar codes. */
  digits: number;
}

/** ECMA-376 part 1, 18.8.30: formats without a code of their own, dates and times among them. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** What a format code says: without quoted, escaped and bracketed parts, for positive numbers. */
const formatOf = (code: string): CellFormat => {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';');
  return {
    isDate: /[ymdhs]/i.test(positive) && !/[#?0]/.test(positive.replace(/\.0+/g, '')),
    digits: /^0{2,}$/.test(positive.trim()) ? positive.trim().length : 0,
  };
};

/** The formats of a workbook's cells, in the order in which cells name them. */
export const cellFormats = (styles: Uint8Array | undefined): readonly CellFormat[] => {
  const codes = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  if (styles)
    readXml(styles, {
      open: (name, { numFmtId, formatCode }) => {
        if (name === 'cellXfs') isInCells = true;
        if (name === 'numFmt') codes.set(Number(numFmtId), formatOf(formatCode ?? ''));
        if (name !== 'xf' || !isInCells) return;
        const id = Number(numFmtId ?? 0);
        formats.push(codes.get(id) ?? { isDate: isBuiltInDate(id), digits: 0 });
      },
      close: name => {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  return formats;
};
