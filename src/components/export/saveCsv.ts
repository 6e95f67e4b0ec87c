import { saveBlob } from './saveBlob.ts';

/** Saves a CSV file. The mark at its start makes Excel read UTF-8. */
export const saveCsv = (csv: string, name: string) =>
  saveBlob(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), name);
