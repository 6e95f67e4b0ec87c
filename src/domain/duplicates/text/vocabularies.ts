/** Lists of words that mean something of their own; folded, English and German. */

const table = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lines).flatMap(([meaning, words]) =>
      words.split(' ').map(word => [word, meaning] as const),
    ),
  );

/** Colours by every way they are written. */
export const COLOURS = table({
  black: 'black schwarz blk schwarze schwarzer noir onyx',
  white: 'white weiss wht weisse weisser ivory elfenbein',
  grey: 'grey gray grau graphite graphit anthracite anthrazit charcoal slate',
  silver: 'silver silber slv',
  gold: 'gold golden goldfarben',
  red: 'red rot rote roter crimson',
  blue: 'blue blau blaue blauer navy marine dunkelblau hellblau',
  green: 'green grun grune gruner',
  yellow: 'yellow gelb gelbe gelber',
  orange: 'orange',
  pink: 'pink rosa rose',
  purple: 'purple lila violet violett',
  brown: 'brown braun braune brauner tan',
  beige: 'beige sand cream creme',
  turquoise: 'turquoise turkis teal mint',
});

/** Sizes of clothes; single letters only count where nothing else stands for a size. */
export const SIZES = table({
  xs: 'xs xsmall',
  s: 's small klein',
  m: 'm medium mittel',
  l: 'l large gross',
  xl: 'xl xlarge',
  '2xl': 'xxl 2xl',
  '3xl': 'xxxl 3xl',
});

/** Words that announce a size: "size 9", "Gr. 42". */
export const SIZE_WORDS = new Set(['size', 'gr', 'grosse', 'groesse', 'eu', 'uk']);

/** What makes another article of the same thing: where one has it and the other not, they differ. */
export const QUALIFIERS = table({
  used: 'refurbished renewed refurb used gebraucht generaluberholt aufbereitet bware recertified reconditioned',
  upgrade: 'upgrade upg upgrd upsell',
  academic: 'academic student students edu educational schuler studenten schulversion',
  oem: 'oem bulk',
  mac: 'mac macintosh osx',
  windows: 'windows win',
  kids: 'kids kinder children junior',
  women: 'women womens ladies damen woman',
  men: 'men mens herren man gents',
  bundle: 'bundle kit set bundles combo',
  refill: 'refill nachfullpack nachfuller nachfullung refills',
  decaf: 'decaf entkoffeiniert decaffeinated',
  hardcover: 'hardcover hardback gebunden gebundene',
  paperback: 'paperback taschenbuch softcover',
  ebook: 'ebook kindle horbuch audiobook',
  left: 'left links linkshander',
  right: 'right rechts',
});

/** Things that are sold for another thing, whose name they then carry. */
export const ACCESSORIES = table({
  case: 'case cover hulle schutzhulle sleeve pouch tasche etui bag',
  cable: 'cable kabel cord lead',
  charger: 'charger ladegerat ladekabel netzteil adapter',
  battery: 'battery akku batterie',
  filter: 'filter filters',
  cartridge: 'cartridge cartridges toner tinte ink patrone',
  spare: 'replacement ersatz spare ersatzteil ersatzklinge blades klingen',
  mount: 'mount bracket stand halterung wandhalterung stander dock',
  protector: 'protector schutzfolie panzerglas',
  strap: 'strap armband band lanyard',
  lid: 'lid deckel',
  remote: 'remote fernbedienung',
});

/** Spellings and short forms of one word. */
export const SYNONYMS = table({
  pro: 'professional profi',
  std: 'standard',
  dlx: 'deluxe',
  ed: 'edition',
  tv: 'television fernseher',
  win: 'windows',
  mac: 'macintosh',
  and: 'und n et',
  with: 'mit w',
  for: 'fur',
  of: 'von',
  headphone: 'kopfhorer',
  shirt: 'hemd',
  wireless: 'kabellos drahtlos cordless',
  bottle: 'flasche',
  coffee: 'kaffee',
  organic: 'bio',
  cotton: 'baumwolle',
  leather: 'leder',
  wool: 'wolle',
  stainless: 'edelstahl',
  wood: 'holz',
  lamp: 'lampe leuchte',
  knife: 'messer',
  cup: 'tasse',
  book: 'buch',
  ring: 'ringe',
  necklace: 'kette halskette',
  earring: 'ohrringe ohrring',
  shoe: 'schuhe schuh',
  version: 'ver',
  premium: 'prem',
  enterprise: 'ent',
  international: 'intl',
  system: 'sys',
  package: 'pkg',
  license: 'lic licence lizenz',
});

/** Words that say nothing about which product it is. */
export const FILLERS = new Set(
  'a an and by for from in of or the with to your on at der die das ein eine im am zum zur aus'.split(
    ' ',
  ),
);

/** Roman numerals that number generations. */
export const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
]);
