import { describe, expect, it } from 'vitest';
import { exportColumns } from '@/domain/export/columns.ts';
import {
  chosenColumns,
  defaultExportSettings,
  exportFileName,
  formatOf,
} from './exportSettings.ts';

describe('formatOf', () => {
  it('follows the program, and the own choice only where no program is named', () => {
    const own = { ...defaultExportSettings(), delimiter: ';', encoding: 'utf-8' } as const;
    expect(formatOf({ ...own, program: 'excel', timeZone: 'UTC' })).toEqual({
      delimiter: '\t',
      encoding: 'utf-16le',
      timeZone: 'UTC',
    });
    expect(formatOf({ ...own, program: 'other' })).toMatchObject({
      delimiter: ';',
      encoding: 'utf-8',
    });
  });
});

describe('chosenColumns', () => {
  const columns = exportColumns('users');

  it('starts with the usual ones', () => {
    const keys = chosenColumns(columns, null).map(({ key }) => key);
    expect(keys).toContain('email');
    expect(keys).not.toContain('photoUrl');
  });

  it('keeps the order of the file and forgets columns that are gone', () => {
    const keys = chosenColumns(columns, ['email', 'name', 'removed']).map(({ key }) => key);
    expect(keys).toEqual(['name', 'email']);
  });
});

describe('exportFileName', () => {
  it('is safe in every file system', () => {
    expect(exportFileName('Entries of "A/B"', new Date(2026, 0, 2, 3, 4))).toBe(
      'entries-of-a-b-2026-01-02-0304.csv',
    );
  });
});
