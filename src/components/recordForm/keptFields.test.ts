import { describe, expect, it } from 'vitest';
import { keptFields } from './keptFields.ts';

const values = { title: 'Lamp', picture: null };

describe('keptFields', () => {
  it('takes text and blanks of fields that the form has', () => {
    expect(keptFields(values, { title: 'Lamps', picture: 'https://a.example/b.jpg' })).toEqual({
      title: 'Lamps',
      picture: 'https://a.example/b.jpg',
    });
  });

  it('leaves out what another version of the form kept', () => {
    expect(keptFields(values, { title: 7, colour: 'red', picture: null })).toEqual({
      picture: null,
    });
  });

  it.each([null, undefined, 'text', 3])('finds nothing in %s', kept => {
    expect(keptFields(values, kept)).toEqual({});
  });
});
