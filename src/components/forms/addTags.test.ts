import { describe, expect, it } from 'vitest';
import { addTags } from './addTags.ts';

describe('addTags', () => {
  it('parts, trims and leaves out what is there, whatever its case', () => {
    expect(addTags(['Oak'], ' oak, solid  wood ;new\n, ')).toEqual(['Oak', 'solid wood', 'new']);
  });
});
