import type { ChosenSheet } from '../csv/exportFile.ts';

/** What messages say of a workbook's sheet: its name, and those that were not read. */
export const sheetWords = (sheet: ChosenSheet | null) => ({
  sheet: sheet?.name ?? '',
  others: (sheet?.names ?? []).filter(name => name !== sheet?.name).join(', '),
});
