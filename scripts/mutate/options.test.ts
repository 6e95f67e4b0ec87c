import { expect, it } from 'vitest';
import { GROUPS } from './groups.ts';
import { filesOf } from './options.ts';

it.each(Object.entries(GROUPS))('names only files that are there: %s', (_, group) => {
  expect(filesOf(group).length).toBeGreaterThan(1);
});

it('tries the code of a folder, not its tests nor what they share', () => {
  const files = filesOf({ code: ['src/domain/merge/', 'src/domain/audit.ts'] });
  expect(files).toContain('src/domain/merge/planMerge.ts');
  expect(files).toContain('src/domain/audit.ts');
  expect(files.filter(path => /test/.test(path))).toEqual([]);
});

it('says which file is gone, rather than try nothing of it', () => {
  expect(() => filesOf({ code: ['src/domain/audit.ts', 'src/domain/gone.ts', 'src/no/'] })).toThrow(
    'Not there to be tried: src/domain/gone.ts, src/no/',
  );
});
