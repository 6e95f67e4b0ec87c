import { describe, expect, it } from 'vitest';
import { readTitle } from './readTitle.ts';

const texts = (title: string) => readTitle(title).map(({ text }) => text);
const ofKind = (title: string, kind: string) =>
  readTitle(title)
    .filter(token => token.kind === kind)
    .map(({ text }) => text);

describe('readTitle', () => {
  it.each([
    ['Sony PS-LX350H Turntable', 'pslx350h'],
    ['Sony Turntable - PSLX350H', 'pslx350h'],
    ['Panasonic KX-TSC14W 2-Line', 'kxtsc14w'],
    ['Sony MDR-10', 'mdr10'],
    ['Bose 27028 speakers', '27028'],
  ])('reads the model code of %s', (title, code) => {
    expect(ofKind(title, 'code')).toEqual([code]);
  });

  it.each([
    '5-Disc CD Player',
    '2-line phone',
    'mp3-player',
    'DVD 1080p',
    'version v11.1',
    '500ml',
  ])('takes nothing in %s for a model code', title => {
    expect(ofKind(title, 'code')).toEqual([]);
  });

  it.each([
    ['0.5 l', '500ml', 'volume:500'],
    ['1,5 l', '1.5L', 'volume:1500'],
    ['LG 37"', '37 inch', 'length:940'],
    ['2 TB', '2000 GB', 'data:2000000'],
    ['pack of 6', '6er-Pack', 'pieces:6'],
    ['10,000 mAh', '10000mah', 'charge:10000'],
  ])('reads %s and %s as one measure', (left, right, measure) => {
    expect(ofKind(left, 'measure')).toContain(measure);
    expect(ofKind(right, 'measure')).toContain(measure);
  });

  it('reads packs of a measure', () => {
    expect(ofKind('Cola 6 x 330 ml', 'measure')).toEqual(['pieces:6', 'volume:330']);
    expect(ofKind('6x330ml Cola', 'measure')).toEqual(['pieces:6', 'volume:330']);
  });

  it('reads versions, generations and ordinals as numbers', () => {
    expect(ofKind('Suite 9.0', 'number')).toEqual(['9']);
    expect(ofKind('Suite v11.1', 'number')).toEqual(['11.1']);
    expect(ofKind('Series III', 'number')).toEqual(['3']);
    expect(ofKind('2nd grade', 'number')).toEqual(['2']);
  });

  it('reads colours and sizes in both languages', () => {
    expect(ofKind('Hemd schwarz Gr. M', 'colour')).toEqual(ofKind('shirt black', 'colour'));
    expect(ofKind('Hemd Gr. M', 'size')).toEqual(ofKind('shirt size M', 'size'));
  });

  it('gives plurals and short forms one spelling', () => {
    expect(texts('Speakers Professional')).toEqual(texts('speaker pro'));
  });

  it('says where each word stands in the title', () => {
    const title = 'Straße PS-LX350H';
    expect(readTitle(title).map(({ start, end }) => title.slice(start, end))).toEqual([
      'Straße',
      'PS-LX350H',
    ]);
  });

  it.each(['', '🎉🎉', '   ', '---', '"'])('has nothing to say about “%s”', title => {
    expect(readTitle(title)).toEqual([]);
  });

  it('reads other scripts', () => {
    expect(texts('שולחן עץ')).toEqual(['שולחן', 'עץ']);
  });
});
