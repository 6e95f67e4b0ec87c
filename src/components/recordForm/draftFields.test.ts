import { describe, expect, it } from 'vitest';
import { draftFields } from './draftFields';

const values = { title: 'Lamp', picture: null };

describe('draftFields', () => {
  it('takes text and blanks of fields that the form has', () => {
    expect(draftFields(values, { title: 'Lamps', picture: 'https://a.example/b.jpg' })).toEqual({
      title: 'Lamps',
      picture: 'https://a.example/b.jpg',
    });
  });

  it('leaves out what another version of the form kept', () => {
    expect(draftFields(values, { title: 7, colour: 'red', picture: null })).toEqual({
      picture: null,
    });
  });

  it.each([null, undefined, 'text', 3])('finds nothing in %s', kept => {
    expect(draftFields(values, kept)).toEqual({});
  });
});
