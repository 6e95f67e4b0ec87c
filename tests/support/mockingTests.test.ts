import { expect, it } from 'vitest';
import { mockingTests, mocksModules } from './mockingTests.ts';

// Put together here, so that this file is not taken for one of them.
const call = (name: string) => `vi.${name}('firebase/app', () => ({}));`;

it('knows a test that replaces modules', () => {
  expect(['mock', 'doMock'].map(name => mocksModules(call(name)))).toEqual([true, true]);
  expect(mocksModules(`vi.mocked(x); ${'vi.spyOn'}(a, 'b');`)).toBe(false);
});

it('finds those of this repository, and not itself', () => {
  const found = mockingTests(process.cwd());
  expect(found).toContain('src/providers/firebase/app.test.ts');
  expect(found).not.toContain('tests/support/mockingTests.test.ts');
});
