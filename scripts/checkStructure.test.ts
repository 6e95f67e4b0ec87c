import { describe, expect, it } from 'vitest';
import { layerOf, problemsOf, targetOf } from './checkStructure.ts';

describe('checkStructure', () => {
  it('knows the layers', () => {
    expect(layerOf('src/domain/money/money.ts')).toBe(0);
    expect(layerOf('src/main.tsx')).toBeGreaterThan(layerOf('src/resources/products/X.tsx'));
    expect(layerOf('src/elsewhere/x.ts')).toBe(-1);
  });

  it('follows imports', () => {
    expect(targetOf('src/domain/a/b.ts', '../c.ts')).toBe('src/domain/c.ts');
    expect(targetOf('src/domain/a/b.ts', '@/providers/types.ts')).toBe('src/providers/types.ts');
    expect(targetOf('src/domain/a/b.ts', 'zod')).toBeNull();
  });

  it('finds imports that go outwards', () => {
    const text = "import { x } from '@/providers/types.ts';";
    expect(problemsOf('src/domain/a.ts', text)).toHaveLength(1);
    expect(problemsOf('src/resources/a.ts', text)).toEqual([]);
  });

  it('finds imports of what is built on the console, tests excepted', () => {
    const text = "import { x } from '../../functions/src/x.ts';";
    expect(problemsOf('src/domain/a.ts', text)).toHaveLength(1);
    expect(problemsOf('src/domain/a.test.ts', text)).toEqual([]);
  });

  it('finds imports that reach into another feature', () => {
    const text = "import { x } from '../merge/x.ts';";
    expect(problemsOf('src/custom-pages/import/a.ts', text)).toHaveLength(1);
    expect(problemsOf('src/custom-pages/merge/a.ts', "import { x } from './x.ts';")).toEqual([]);
    expect(problemsOf('src/app/a.ts', "import { x } from '@/custom-pages/merge/x.ts';")).toEqual(
      [],
    );
    const front = "import { x } from '@/resources/users/index.ts';";
    expect(problemsOf('src/custom-pages/import/a.ts', front)).toEqual([]);
  });

  it('keeps the back ends’ libraries at home', () => {
    const text = "import Dexie from 'dexie';";
    expect(problemsOf('src/components/a.ts', text)).toHaveLength(1);
    expect(problemsOf('src/providers/local/a.ts', text)).toEqual([]);
  });

  it('finds files that are too long', () => {
    expect(problemsOf('src/domain/a.ts', '\n'.repeat(301))).toHaveLength(1);
  });
});
