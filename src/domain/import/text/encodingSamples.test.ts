import { describe, expect, it } from 'vitest';
import { encodingSamples } from './encodingSamples';

describe('encodingSamples', () => {
  it('shows the words whose letters tell the encoding, each once', () => {
    expect(encodingSamples('Handle,Title\na,"Café, żółty Café"\n')).toEqual(['Café', 'żółty']);
    expect(encodingSamples(`${'plain '.repeat(100_000)}Łódź`)).toEqual(['Łódź']);
  });

  it('shows none of plain letters', () => {
    expect(encodingSamples('Handle,Title\na,Mug\n')).toEqual([]);
  });
});
