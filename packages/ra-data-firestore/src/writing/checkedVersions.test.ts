import { describe, expect, it } from 'vitest';
import { checkedVersions } from './checkedVersions.ts';

const call = { resource: 'posts', method: 'updateMany' };
const options = { versionField: 'version' };

describe('the versions a bulk write expects', () => {
  it('are those of the records as they were read', () => {
    const read = [{ id: 'a', version: 3 }, { id: 7, version: 1 }, { id: 'old' }];
    const versions = checkedVersions(call, ['a', '7', 'old'], options, { checkVersion: read });
    expect([...(versions ?? [])]).toEqual([
      ['a', 3],
      ['7', 1],
      ['old', undefined],
    ]);
  });

  it('are none where they are not asked for', () => {
    expect(checkedVersions(call, ['a'], options)).toBeUndefined();
    expect(checkedVersions(call, ['a'], {}, { checkVersion: false })).toBeUndefined();
  });

  it('have to be known for every record', () => {
    const ask = (checkVersion: unknown, given = options) =>
      checkedVersions(call, ['a', 'b'], given, { checkVersion });
    expect(() => ask([{ id: 'a', version: 3 }])).toThrow('lacks the record "b"');
    expect(() => ask(true)).toThrow('the list of the records');
    expect(() => checkedVersions(call, ['a'], {}, { checkVersion: [] })).toThrow('versionField');
  });
});
