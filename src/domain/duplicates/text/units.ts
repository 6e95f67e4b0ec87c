/** What a measure is of; measures of different things are never compared. */
export const DIMENSIONS = [
  'volume',
  'weight',
  'length',
  'data',
  'power',
  'voltage',
  'frequency',
  'pixels',
  'zoom',
  'time',
  'charge',
  'users',
  'speed',
  'dose',
  'cups',
  'carat',
  'pieces',
] as const;

/** One of the things that can be measured. */
export type Dimension = (typeof DIMENSIONS)[number];

/** Every way to write a unit, and how many base units (the first one) it is. */
const SPELLINGS: Readonly<Record<Dimension, string>> = {
  volume:
    'ml=1 milliliter=1 millilitre=1 cl=10 dl=100 l=1000 liter=1000 litre=1000 liters=1000 litres=1000 ltr=1000 gal=3785 gallon=3785 gallons=3785 qt=946 quart=946 quarts=946 pint=473 pints=473',
  weight:
    'g=1 gr=1 gram=1 grams=1 gramm=1 kg=1000 kilo=1000 kilogram=1000 kilogramm=1000 oz=28.35 ounce=28.35 ounces=28.35 lb=453.6 lbs=453.6 pound=453.6 pounds=453.6',
  length:
    'mm=1 cm=10 m=1000 meter=1000 meters=1000 metre=1000 metres=1000 in=25.4 inch=25.4 inches=25.4 zoll=25.4 ft=304.8 feet=304.8 foot=304.8',
  data: 'mb=1 gb=1000 go=1000 tb=1000000',
  power: 'w=1 watt=1 watts=1 kw=1000 btu=0.293',
  voltage: 'v=1 volt=1 volts=1',
  frequency: 'hz=1 khz=1000 mhz=1000000 ghz=1000000000',
  pixels: 'mp=1 megapixel=1 megapixels=1',
  zoom: 'x=1',
  time: 'min=1 mins=1 minute=1 minutes=1 minuten=1 hr=60 hrs=60 hour=60 hours=60 stunden=60',
  charge: 'mah=1 ah=1000',
  users: 'user=1 users=1 u=1 nutzer=1 seat=1 seats=1',
  speed: 'rpm=1 ppm=1',
  dose: 'mg=1 iu=1 ie=1 spf=1 lsf=1',
  cups: 'cup=1 cups=1 tassen=1',
  carat: 'carat=1 karat=1 kt=1 ct=1 k=1',
  pieces:
    'pack=1 packs=1 pk=1 pcs=1 pc=1 piece=1 pieces=1 stuck=1 stk=1 count=1 er=1 teilig=1 tlg=1 sheets=1 blatt=1 capsules=1 kapseln=1 tablets=1 tabletten=1 bags=1 beutel=1 pairs=1 paar=1 rolls=1 rollen=1',
};

/** Too short to be a unit unless it is written right after its number ("20x", "6er"). */
const ONLY_ATTACHED = new Set(['x', 'k', 'u', 'er', 'v', 'gr', 'ie', 'iu']);

/** A unit: what it measures, and how many base units it is. */
export interface Unit {
  dimension: Dimension;
  factor: number;
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  DIMENSIONS.flatMap(dimension =>
    SPELLINGS[dimension].split(' ').map(entry => {
      const [spelling = '', factor] = entry.split('=');
      return [spelling, { dimension, factor: Number(factor) }] as const;
    }),
  ),
);

/** The unit that a folded word is; undefined where it is none. */
export const unitOf = (word: string, attached: boolean): Unit | undefined =>
  !attached && ONLY_ATTACHED.has(word) ? undefined : UNITS.get(word);
