import { describe, expect, it } from 'vitest';
import { tellingWords } from './tellingWords.ts';

describe('tellingWords', () => {
  it('shows the words whose letters tell the encoding, each once', () => {
    expect(tellingWords('Handle,Title\na,"Café, żółty Café"\n')).toEqual(['Café', 'żółty']);
    expect(tellingWords(`${'plain '.repeat(100_000)}Łódź`)).toEqual(['Łódź']);
  });

  it('shows none of plain letters', () => {
    expect(tellingWords('Handle,Title\na,Mug\n')).toEqual([]);
  });
});
