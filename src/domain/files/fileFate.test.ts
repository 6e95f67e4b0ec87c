import { describe, expect, it } from 'vitest';
import { addFilesOfEntry, type FileEvidence, fileFate, isOfMerge, keptSince } from './fileFate.ts';

const now = new Date('2026-11-26T03:00:00Z');
const since = keptSince(now, 60);
const before = (milliseconds: number) => new Date(since.getTime() - milliseconds);
const path = 'business/b/products/p/a.webp';

const fateOf = (
  file: Partial<Parameters<typeof fileFate>[0]> = {},
  evidence: Partial<FileEvidence> = {},
) =>
  fileFate(
    { path, storedAt: before(1), ...file },
    { since, named: new Set(), spared: new Set(), ...evidence },
  );

describe('fileFate', () => {
  it('leaves behind what is old and named by nothing', () => {
    expect(fateOf()).toBe('left');
    expect(fateOf({ path: 'business/b/requests/r/1-a.pdf' })).toBe('left');
    expect(fateOf({ path: 'business/b/profile/a.webp' })).toBe('left');
    expect(fateOf({ path: 'business/b/giveaways/a.webp' })).toBe('left');
  });

  it('keeps what is named, to the letter', () => {
    expect(fateOf({}, { named: new Set([path]) })).toBe('named');
    expect(fateOf({}, { named: new Set([path.toUpperCase(), `${path}x`]) })).toBe('left');
  });

  it('keeps what is young, on the first moment too', () => {
    expect(fateOf({ storedAt: since })).toBe('young');
    expect(fateOf({ storedAt: new Date(now.getTime() + 5) })).toBe('young');
  });

  it('touches no path that the console does not make, however old', () => {
    for (const other of ['business/b/backup.zip', 'exports/x', `${path}/deeper`])
      expect(fateOf({ path: other, storedAt: new Date(0) })).toBe('unknown');
  });

  it('spares the files of a record, but not those of a business of that name', () => {
    expect(fateOf({}, { spared: new Set(['p']) })).toBe('named');
    expect(fateOf({ path: 'business/p/profile/a.webp' }, { spared: new Set(['p']) })).toBe('left');
  });
});

describe('addFilesOfEntry', () => {
  const entry = (at: unknown, action = 'update') => ({
    ...{ at, action },
    changes: { p: [{ field: 'images', from: [{ file: { fullPath: path } }], to: [] }] },
  });
  const found = (one: Readonly<Record<string, unknown>>, exists: boolean) => {
    const all = new Set<string>();
    addFilesOfEntry(one, { exists, since }, all);
    return all.has(path);
  };

  it('brings back for ever what changed of a record that is there', () => {
    expect(found(entry(new Date(0)), true)).toBe(true);
  });

  it('brings back what is gone for as long as files are kept', () => {
    expect(found(entry(since, 'delete'), false)).toBe(true);
    expect(found(entry(before(1), 'delete'), false)).toBe(false);
  });

  it.each([undefined, 'long ago', 5])('believes no entry of %s to be over', at => {
    expect(found(entry(at, 'delete'), false)).toBe(true);
  });

  it('knows merges', () => {
    expect(
      ['merge', 'mergedInto', 'unmerge', 'update', 5].map(action => isOfMerge({ action })),
    ).toEqual([true, true, true, false, false]);
  });
});
