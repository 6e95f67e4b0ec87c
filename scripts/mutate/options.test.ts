import { expect, it } from 'vitest';
import { GROUPS } from './groups.ts';
import { filesOf, testsOf } from './options.ts';

it.each(Object.entries(GROUPS))('names only files that are there: %s', (_, group) => {
  const files = filesOf(group);
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) expect(testsOf(group, path).length).toBeGreaterThan(0);
  for (const path of Object.keys(group.testsOf ?? {})) expect(files).toContain(path);
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

it('tries a file by its own tests where they are named, else by the group’s, never by none', () => {
  const [path, test] = ['src/domain/audit.ts', 'src/domain/audit.test.ts'];
  const tests = ['src/domain/*.test.ts'];
  expect(testsOf({ tests, testsOf: { [path]: [test] } }, path)).toEqual([test]);
  expect(testsOf({ tests, testsOf: { other: [test] } }, path)).toBe(tests);
  expect(() => testsOf({ tests: [] }, path)).toThrow(`No tests for ${path}`);
  expect(() => testsOf({ tests: [test, 'src/gone.test.ts'] }, path)).toThrow('src/gone.test.ts');
});
