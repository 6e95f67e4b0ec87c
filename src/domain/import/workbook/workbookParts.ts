import { unzipSync } from 'fflate';
import { FileProblem } from '../issues.ts';

/** Most that a workbook's parts may be once they are inflated, and its sheet as text; in bytes. */
export const MAX_INFLATED = 256 * 1024 * 1024;

const PART =
  /(?:^|\/)(?:workbook|sharedStrings|styles)\.xml$|worksheets\/[^/]+\.xml$|_rels\/workbook\.xml\.rels$/i;

/**
 * The parts of a workbook that its cells are in, by their places in the archive. What an archive
 * says of itself bounds what is inflated: no part becomes longer than that.
 * @returns null where the archive is no workbook.
 * @throws FileProblem where it would be larger than `most` bytes, or is damaged.
 */
export const workbookParts = (
  bytes: Uint8Array,
  most: number = MAX_INFLATED,
): ReadonlyMap<string, Uint8Array> | null => {
  let inflated = 0;
  let isWorkbook = false;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PART.test(name)) return false;
        isWorkbook = true;
        inflated += originalSize;
        if (inflated > most) throw new FileProblem('workbookTooLarge', { most });
        return true;
      },
    });
    const found = new Map(Object.entries(parts));
    return found.has('xl/workbook.xml') ? found : null;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    if (!isWorkbook) return null;
    throw new FileProblem('workbookDamaged');
  }
};
