import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightTitles } from './highlights.ts';

const marked = (parts: ReturnType<typeof highlightTitles>['first'], mark: string) =>
  parts.filter(part => part.mark === mark).map(({ text }) => text);

describe('highlightTitles', () => {
  it('marks what both titles have, however it is written', () => {
    const { first, second } = highlightTitles('Sony PS-LX350H, schwarz', 'black Sony PSLX350H');
    expect(marked(first, 'same')).toEqual(['Sony', 'PS-LX350H', 'schwarz']);
    expect(marked(second, 'same')).toEqual(['black', 'Sony', 'PSLX350H']);
  });

  it('marks what contradicts, not what one only lacks', () => {
    const { first, second } = highlightTitles('Oil 500 ml Pure', 'Oil 0.75 l');
    expect(marked(first, 'differs')).toEqual(['500 ml']);
    expect(marked(second, 'differs')).toEqual(['0.75 l']);
    expect(marked(first, 'none').join('')).toContain('Pure');
  });

  it('never changes the text of a title', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const { first, second } = highlightTitles(a, b);
        expect(first.map(({ text }) => text).join('')).toBe(a);
        expect(second.map(({ text }) => text).join('')).toBe(b);
      }),
    );
  });
});
