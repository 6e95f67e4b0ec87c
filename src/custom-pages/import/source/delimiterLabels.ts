import type { AnyDelimiter } from '@/domain/text/csv.ts';

/** What separates cells, by the end of its words' key below `import.file.delimiter`. */
export const DELIMITER_LABELS: Readonly<Record<AnyDelimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};
