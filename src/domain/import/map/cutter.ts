import { type ImportIssue, warningIssue } from '../issues.ts';

/** Cuts a text to what its field takes. */
export type Cut = (text: string, most: number, column: string) => string;

/** A text on one line, cut to what its field takes; says so where it was cut. */
export const cutter =
  (row: number | null, issues: ImportIssue[]): Cut =>
  (text, most, column) => {
    const line = text.includes('\n') || text.includes('\t') ? text.replace(/\s+/g, ' ') : text;
    if (line.length <= most) return line.trim();
    issues.push(warningIssue('textCut', { row, column, value: line, params: { most } }));
    return line.slice(0, most).trim();
  };
