import { PROFILES } from '../businesses.ts';
import { KINDS, tonesOf } from '../kinds.ts';
import { type Drawing, HOME_DRAWINGS } from './drawHome.ts';
import { LEISURE_DRAWINGS } from './drawLeisure.ts';
import { WEAR_DRAWINGS } from './drawWear.ts';
import { framed } from './frame.ts';
import { drawDefaultBusiness, drawLogo } from './logos.ts';
import { PALETTES } from './palette.ts';

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...HOME_DRAWINGS,
  ...WEAR_DRAWINGS,
  ...LEISURE_DRAWINGS,
};

/** Kinds whose object hangs or lies: without a shadow below. */
const FLOATING = ['pendant', 'necklace', 'watch', 'knife', 'pen', 'pan', 'towel'];

/** Name of the picture of a business that has none. */
const DEFAULT_BUSINESS_PICTURE = 'default-business.svg';

const productPicture = (kind: string, tone: string): string => {
  const [drawing, palette] = [DRAWINGS[kind], PALETTES[tone]];
  if (!drawing || !palette) throw new Error(`There is no drawing of ${kind} in ${tone}`);
  return framed(palette, drawing(palette), 522, FLOATING.includes(kind) ? 0 : 180);
};

/** Every picture of the sample data, by file name. */
export const samplePictures = (): Map<string, string> =>
  new Map([
    ...KINDS.flatMap(kind =>
      tonesOf(kind).map((tone): [string, string] => [
        `${kind.key}-${tone.key}.svg`,
        productPicture(kind.key, tone.key),
      ]),
    ),
    ...PROFILES.map(({ id }, index): [string, string] => [`logo-${id}.svg`, drawLogo(index)]),
    [DEFAULT_BUSINESS_PICTURE, drawDefaultBusiness()],
  ]);
