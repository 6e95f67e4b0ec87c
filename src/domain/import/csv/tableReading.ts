import type { SourceWeight } from '../types.ts';
import { type Columns, type Format, normaliseHeader } from './headers.ts';
import type { RowReaderFile } from './rowReader.ts';

const UNITS: readonly (readonly [RegExp, SourceWeight['unit']])[] = [
  [/(?:kg|kgs|kilograms?|kilogramm)$/, 'kg'],
  [/(?:lbs?|pounds?|pfund)$/, 'lb'],
  [/(?:oz|ounces?|unzen?)$/, 'oz'],
  [/(?:weightg|gewichtg|gewichting|grams?|gramm)$/, 'g'],
];

/** The unit that a heading such as `Weight (kg)` names; where it names none, the shop's. */
const unitOf = (heading: string): SourceWeight['unit'] => {
  const name = normaliseHeader(heading);
  return UNITS.find(([pattern]) => pattern.test(name))?.[1] ?? 'shop';
};

/** What headings tell that no platform wrote: the unit of weights, and what options are called. */
export const tableReading = (
  headings: readonly string[],
  columns: Columns,
  format: Format,
): Pick<RowReaderFile, 'weightUnit' | 'optionNames'> => {
  const headingOf = (name: string) => headings[columns[name] ?? -1]?.trim() ?? '';
  return {
    ...(format === 'table' ? { weightUnit: unitOf(headingOf('grams')) } : {}),
    optionNames: [1, 2, 3].map(number => {
      const heading = headingOf(`option${number}Value`);
      return /^option\d?value$/.test(normaliseHeader(heading)) ? '' : heading;
    }),
  };
};
