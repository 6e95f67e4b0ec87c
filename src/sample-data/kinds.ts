import type { Kind } from './kind.ts';
import { HOME_KINDS } from './kindsHome.ts';
import { LEISURE_KINDS } from './kindsLeisure.ts';
import { WEAR_KINDS } from './kindsWear.ts';

/** Every kind of product in the sample data. */
export const KINDS: readonly Kind[] = [...HOME_KINDS, ...WEAR_KINDS, ...LEISURE_KINDS];

/** The colourways that products and their drawings come in. */
const TONES = [
  { key: 'clay', names: ['Terracotta', 'Rust', 'Clay', 'Copper'] },
  { key: 'moss', names: ['Moss', 'Olive', 'Sage', 'Fern'] },
  { key: 'ocean', names: ['Ocean', 'Slate Blue', 'Harbour', 'Indigo'] },
  { key: 'sand', names: ['Sand', 'Oat', 'Natural', 'Cream'] },
  { key: 'plum', names: ['Plum', 'Mulberry', 'Rose', 'Heather'] },
  { key: 'ink', names: ['Ink', 'Charcoal', 'Black', 'Graphite'] },
] as const;

/** A colourway. */
export type Tone = (typeof TONES)[number];

/** The colourways a kind comes in. */
export const tonesOf = ({ tones }: Kind): readonly Tone[] =>
  tones ? TONES.filter(({ key }) => tones.includes(key)) : TONES;

/** The brands that sell each group of kinds. */
export const BRANDS: Readonly<Record<string, readonly string[]>> = {
  ceramics: ['Halden', 'Mudlark', 'Kiln & Co.', 'Nakano', 'Sorrel Pottery', 'Fremantle Clay'],
  lighting: ['Lumen Studio', 'Northlight', 'Aster', 'Fjordlys', 'Candela', 'Wick & Wax'],
  furniture: ['Tallow', 'Brenner', 'Ostra', 'Cedar & Stone', 'Hollis'],
  textiles: ['Loom & Field', 'Marlo', 'Flaxen', 'Kindra', 'Northsea'],
  kitchen: ['Forge', 'Hearthline', 'Tenmoku', 'De Bruin', 'Ironwell', 'Grainhouse'],
  coffee: ['Ember', 'Slowpour', 'Kettle & Co.', 'Nine Bar', 'Leafhouse'],
  garden: ['Rootstock', 'Grove', 'Verdis', 'Potter & Fern'],
  apparel: ['Dune', 'Northsea', 'Everyday Co.', 'Torquay Supply', 'Fieldnote'],
  footwear: ['Marlow', 'Trek & Tide', 'Corvo', 'Alpenglow', 'Pavé'],
  bags: ['Marlow', 'Carrier', 'Alpenglow', 'Satchel & Strap', 'Overland'],
  jewellery: ['Opal & Thread', 'Argent', 'Novák', 'Lune', 'Meridian'],
  audio: ['Fathom', 'Wavelength', 'Soundmark', 'Volt', 'Tonearm'],
  stationery: ['Bluebell', 'Inkwell', 'Papierhaus', 'Draft', 'Kōen'],
  skincare: ['Sable', 'Juniper Lane', 'Bare Minimum', 'Montseny', 'Plain'],
  outdoors: ['Alpenglow', 'Tidal', 'Campfire', 'Ridge & Rope', 'Overland'],
  toys: ['Pebble Play', 'Old Mill', 'Bauklotz', 'Little Cog'],
};

/** Names of product lines, by which a brand tells its models apart. */
export const LINES = [
  'Aalto',
  'Alder',
  'Arbor',
  'Atlas',
  'Aurora',
  'Basalt',
  'Birch',
  'Brae',
  'Calder',
  'Camber',
  'Canyon',
  'Cove',
  'Dale',
  'Delta',
  'Dorset',
  'Echo',
  'Elm',
  'Ember',
  'Esker',
  'Faro',
  'Fenn',
  'Fjord',
  'Flint',
  'Foyle',
  'Glen',
  'Haven',
  'Heath',
  'Hollow',
  'Isla',
  'Juno',
  'Kelp',
  'Kyoto',
  'Larch',
  'Linden',
  'Lisbon',
  'Lowland',
  'Luna',
  'Maris',
  'Meadow',
  'Mesa',
  'Mistral',
  'Moor',
  'Nord',
  'Oslo',
  'Otter',
  'Pampas',
  'Peak',
  'Pico',
  'Quay',
  'Rhodes',
  'Ridge',
  'Rowan',
  'Sable',
  'Saga',
  'Sierra',
  'Skerry',
  'Solstice',
  'Sorrento',
  'Stratus',
  'Sylvan',
  'Tarn',
  'Tide',
  'Tundra',
  'Umbra',
  'Vale',
  'Vega',
  'Vesper',
  'Wold',
  'Yarrow',
  'Zenith',
] as const;
