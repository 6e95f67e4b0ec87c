import type { Business } from '@/domain/schemas/business.ts';
import type { Clock } from './clock.ts';
import { tracked } from './tracked.ts';

/** What is told of a sample business; the rest follows. */
export interface Profile {
  id: string;
  name: string;
  contact: string;
  country: string;
  currency: Business['baseCurrency'];
  address: string;
  about: string;
  /** Keys of the kinds of products it sells. */
  sells: readonly string[];
  /** Its share of the products, relative to the others. */
  weight: number;
  status?: string;
  isDeleted?: boolean;
  isSuperAdmin?: boolean;
  /** Age of the account, in days. */
  age: number;
}

/** The sample businesses, sample accounts first. */
export const PROFILES: readonly Profile[] = [
  {
    id: 'owner',
    name: 'Harbour & Pine',
    contact: 'Maya Lindqvist',
    country: 'AU',
    currency: 'AUD',
    address: '14 Wharf Street, Fremantle WA 6160',
    about:
      'Everyday homeware with a coastal temper: stoneware thrown in Fremantle, lamps turned from reclaimed jarrah, and linen that gets better with every wash. We began at a Saturday market in 2016 and still pack every order ourselves.',
    sells: ['ceramics', 'lighting', 'textiles', 'kitchen'],
    weight: 0,
    age: 912,
  },
  {
    id: 'newowner',
    name: 'Fennel Row',
    contact: 'Tom Abara',
    country: 'US',
    currency: 'USD',
    address: '221 Alder Avenue, Portland, OR 97205',
    about: 'A kitchen-garden supply shop opening this winter.',
    sells: ['garden'],
    weight: 0,
    age: 6,
  },
  {
    id: 'pending',
    name: 'Kestrel Cycles',
    contact: 'Ines Moreau',
    country: 'FR',
    currency: 'EUR',
    address: '9 rue des Martyrs, 75009 Paris',
    about: 'Steel city bicycles and the parts that keep them rolling. Waiting to be let in.',
    sells: ['outdoors'],
    weight: 0,
    status: 'pending',
    age: 3,
  },
  {
    id: 'deactivated',
    name: 'Bright Arcade',
    contact: 'Colin Marsh',
    country: 'US',
    currency: 'USD',
    address: '880 Mission Street, San Francisco, CA 94103',
    about: 'Novelty electronics. Deactivated after repeated reports of counterfeit chargers.',
    sells: ['audio'],
    weight: 2,
    status: 'deactivated',
    age: 540,
  },
  {
    id: 'deleted',
    name: 'Old Mill Toys',
    contact: 'Greta Hansen',
    country: 'DE',
    currency: 'EUR',
    address: 'Mühlweg 3, 99423 Weimar',
    about: 'Wooden toys. The shop closed in the summer of 2026.',
    sells: ['toys'],
    weight: 1,
    isDeleted: true,
    age: 702,
  },
  {
    id: 'flagged',
    name: 'Juniper Lane',
    contact: 'Rosa Delgado',
    country: 'ES',
    currency: 'EUR',
    address: 'Carrer de Verdi 28, 08012 Barcelona',
    about: 'Small-batch skincare made with herbs from the Montseny hills.',
    sells: ['skincare'],
    weight: 5,
    isSuperAdmin: true,
    age: 433,
  },
  {
    id: 'support',
    name: 'Catalogue Support Desk',
    contact: 'Amir Haddad',
    country: 'AU',
    currency: 'AUD',
    address: 'Level 3, 60 Collins Street, Melbourne VIC 3000',
    about: 'The people who answer when something goes wrong.',
    sells: [],
    weight: 0,
    age: 980,
  },
  {
    id: 'admin',
    name: 'Catalogue Operations',
    contact: 'Nora Feldt',
    country: 'AU',
    currency: 'AUD',
    address: 'Level 3, 60 Collins Street, Melbourne VIC 3000',
    about: 'Runs the catalogue.',
    sells: [],
    weight: 0,
    isSuperAdmin: true,
    age: 1100,
  },
  {
    id: 'admin2',
    name: 'Catalogue Trust & Safety',
    contact: 'David Okoro',
    country: 'US',
    currency: 'USD',
    address: '500 Market Street, San Francisco, CA 94105',
    about: 'Keeps the catalogue honest.',
    sells: [],
    weight: 0,
    isSuperAdmin: true,
    age: 1100,
  },
  {
    id: 'biz-alpenglow',
    name: 'Alpenglow Outfitters',
    contact: 'Jonas Keller',
    country: 'DE',
    currency: 'EUR',
    address: 'Sendlinger Straße 41, 80331 München',
    about:
      'Tents, flasks and lanterns for long weekends above the tree line. Everything we sell has spent a night out with one of us.',
    sells: ['outdoors', 'bags', 'footwear'],
    weight: 10,
    age: 860,
  },
  {
    id: 'biz-bluebell',
    name: 'Bluebell Paper Co.',
    contact: 'Alice Wren',
    country: 'IE',
    currency: 'EUR',
    address: '12 Drury Street, Dublin 2',
    about:
      'Notebooks sewn by hand, pens that last, and planners for people who still like to cross things out.',
    sells: ['stationery'],
    weight: 8,
    age: 655,
  },
  {
    id: 'biz-cedar',
    name: 'Cedar & Stone',
    contact: 'Marcus Hale',
    country: 'US',
    currency: 'USD',
    address: '1180 NW Flanders Street, Portland, OR 97209',
    about: 'Solid-wood furniture, joined the slow way, shipped flat.',
    sells: ['furniture', 'lighting'],
    weight: 7,
    age: 801,
  },
  {
    id: 'biz-dune',
    name: 'Dune Apparel',
    contact: 'Priya Raman',
    country: 'AU',
    currency: 'AUD',
    address: '77 Oxford Street, Paddington NSW 2021',
    about: 'Organic cotton basics, cut in Sydney and dyed with half the water.',
    sells: ['apparel', 'bags'],
    weight: 14,
    age: 590,
  },
  {
    id: 'biz-ember',
    name: 'Ember Coffee Roasters',
    contact: 'Luca Ferri',
    country: 'IT',
    currency: 'EUR',
    address: 'Via Savona 19, 20144 Milano',
    about: 'We roast on Tuesdays and Thursdays, and write the date on every bag.',
    sells: ['coffee', 'ceramics'],
    weight: 9,
    age: 720,
  },
  {
    id: 'biz-fathom',
    name: 'Fathom Audio',
    contact: 'Grace Kim',
    country: 'US',
    currency: 'USD',
    address: '4100 Burnet Road, Austin, TX 78756',
    about: 'Speakers and headphones tuned by people who used to cut records.',
    sells: ['audio'],
    weight: 9,
    age: 468,
  },
  {
    id: 'biz-grove',
    name: 'Grove & Gather',
    contact: 'Hannah Price',
    country: 'AU',
    currency: 'AUD',
    address: '5 Station Street, Byron Bay NSW 2481',
    about: 'House plants, planters and the small tools that keep them alive.',
    sells: ['garden', 'ceramics'],
    weight: 9,
    age: 377,
  },
  {
    id: 'biz-hearth',
    name: 'Hearthline Kitchen',
    contact: 'Samuel Osei',
    country: 'US',
    currency: 'USD',
    address: '2300 N Milwaukee Avenue, Chicago, IL 60647',
    about: 'Carbon-steel pans, proper knives and end-grain boards for people who cook most nights.',
    sells: ['kitchen', 'coffee'],
    weight: 12,
    age: 905,
  },
  {
    id: 'biz-inkwell',
    name: 'Inkwell & Sons',
    contact: 'Peter Novák',
    country: 'CZ',
    currency: 'EUR',
    address: 'Karlova 8, 110 00 Praha 1',
    about: 'Fountain pens and paper since 1931, now in its fourth generation.',
    sells: ['stationery', 'jewellery'],
    weight: 6,
    age: 1010,
  },
  {
    id: 'biz-lumen',
    name: 'Lumen Studio',
    contact: 'Sofie Brandt',
    country: 'DK',
    currency: 'EUR',
    address: 'Jægersborggade 14, 2200 København',
    about: 'Lighting designed in Copenhagen to be repaired, not replaced.',
    sells: ['lighting', 'furniture'],
    weight: 9,
    age: 645,
  },
  {
    id: 'biz-marlow',
    name: 'Marlow Leather',
    contact: 'Edward Marlow',
    country: 'GB',
    currency: 'EUR',
    address: '31 Cheshire Street, London E2 6EH',
    about: 'Bags and belts in vegetable-tanned leather, stitched in Bethnal Green.',
    sells: ['bags', 'footwear'],
    weight: 7,
    age: 830,
  },
  {
    id: 'biz-northsea',
    name: 'Northsea Knitwear',
    contact: 'Ingrid Vik',
    country: 'NO',
    currency: 'EUR',
    address: 'Strandgaten 9, 5013 Bergen',
    about: 'Jumpers, beanies and throws from Norwegian wool, spun an hour from where it grew.',
    sells: ['apparel', 'textiles'],
    weight: 8,
    age: 505,
  },
  {
    id: 'biz-opal',
    name: 'Opal & Thread',
    contact: 'Chloe Nguyen',
    country: 'AU',
    currency: 'AUD',
    address: '112 Gertrude Street, Fitzroy VIC 3065',
    about: 'Fine jewellery in recycled silver and gold, with stones we can trace.',
    sells: ['jewellery'],
    weight: 7,
    age: 410,
  },
  {
    id: 'biz-pebble',
    name: 'Pebble Play',
    contact: 'Annika Berg',
    country: 'SE',
    currency: 'EUR',
    address: 'Götgatan 22, 118 46 Stockholm',
    about: 'Wooden toys without batteries, for children who take things apart.',
    sells: ['toys'],
    weight: 8,
    age: 350,
  },
  {
    id: 'biz-quill',
    name: 'Quill & Clay',
    contact: 'Daniel Reyes',
    country: 'US',
    currency: 'USD',
    address: '918 Bergen Street, Brooklyn, NY 11238',
    about: 'Tableware from a shared studio in Crown Heights.',
    sells: ['ceramics', 'kitchen'],
    weight: 8,
    age: 298,
  },
  {
    id: 'biz-sable',
    name: 'Sable Skin',
    contact: 'Nadia Petrova',
    country: 'US',
    currency: 'USD',
    address: '640 S Broadway, Los Angeles, CA 90014',
    about: 'Unscented skincare with short ingredient lists.',
    sells: ['skincare', 'textiles'],
    weight: 8,
    age: 215,
  },
  {
    id: 'biz-tidal',
    name: 'Tidal Surf Supply',
    contact: 'Jack Morrow',
    country: 'AU',
    currency: 'AUD',
    address: '3 Beach Road, Torquay VIC 3228',
    about: 'Boardshorts, ponchos and flasks for cold mornings and warm water.',
    sells: ['apparel', 'outdoors'],
    weight: 6,
    age: 122,
  },
  {
    id: 'biz-vireo',
    name: 'Vireo Market',
    contact: 'Elena Rossi',
    country: 'US',
    currency: 'USD',
    address: '77 Pike Place, Seattle, WA 98101',
    about:
      'A general store with a soft spot for things that are made twice: once badly, then well.',
    sells: ['coffee', 'kitchen', 'garden', 'toys', 'stationery'],
    weight: 12,
    age: 260,
  },
  {
    id: 'biz-wren',
    name: 'Wren & Willow',
    contact: 'Fiona Clarke',
    country: 'NZ',
    currency: 'AUD',
    address: '18 Cuba Street, Wellington 6011',
    about: 'Bedding, cushions and throws in undyed wool and washed linen. Applied last week.',
    sells: ['textiles'],
    weight: 0,
    status: 'pending',
    age: 5,
  },
  {
    id: 'biz-zephyr',
    name: 'Zephyr Gadgets',
    contact: 'Omar Said',
    country: 'US',
    currency: 'USD',
    address: '1 Harbor Drive, Long Beach, CA 90802',
    about: 'Phone accessories. Rejected: no proof of the right to sell the brands it lists.',
    sells: ['audio'],
    weight: 0,
    status: 'rejected',
    age: 38,
  },
];

/** The address a business signs in with. */
export const businessEmail = (id: string) =>
  id.startsWith('biz-') ? `hello@${id.slice(4)}.example` : `${id}@catalogue.example`;

const statusHistory = (
  { status = 'approved', age, id }: Profile,
  { daysAgo }: Clock,
): Business['statusHistory'] => {
  const change = (age: number, by: string, from: string, to: string, reason: string) => ({
    at: daysAgo(age),
    by,
    from,
    to,
    reason,
  });
  if (status === 'pending' || id === 'admin') return [];
  if (status === 'rejected')
    return [
      change(age - 2, 'admin', 'pending', 'rejected', 'No proof of the right to sell its brands.'),
    ];
  const approved = change(
    age - Math.min(2, age / 2),
    'admin',
    'pending',
    'approved',
    'Papers are in order.',
  );
  if (status !== 'deactivated') return [approved];
  return [
    approved,
    change(12, 'admin2', 'approved', 'deactivated', 'Third confirmed report of counterfeits.'),
  ];
};

/** Those who have sent no logo yet. */
const WITHOUT_LOGO = /^newowner$|^biz-\d+$/;

const toBusiness = (profile: Profile, clock: Clock): Business => {
  const history = statusHistory(profile, clock);
  const last = history.at(-1);
  const createdAt = clock.daysAgo(profile.age);
  return {
    id: profile.id,
    businessEmail: businessEmail(profile.id),
    businessName: profile.name,
    userImg: WITHOUT_LOGO.test(profile.id) ? null : `/sample-images/logo-${profile.id}.svg`,
    contactName: profile.contact,
    phone: phoneOf(profile),
    website: profile.sells.length > 0 ? `https://${slug(profile.name)}.example` : '',
    address: profile.address,
    country: profile.country,
    about: profile.about,
    baseCurrency: profile.currency,
    isDeleted: profile.isDeleted ?? false,
    isBusinessOwner: profile.status ?? 'approved',
    isSuperAdmin: profile.isSuperAdmin ?? false,
    statusHistory: history,
    auditId: last ? `a-${profile.id}-${last.to}` : null,
    ...tracked(createdAt, last?.by ?? profile.id, last?.at ?? createdAt, history.length + 1),
  };
};

const CODES: Readonly<Record<string, string>> = {
  AU: '+61 3 5550',
  US: '+1 503 555',
  DE: '+49 89 5550',
  FR: '+33 1 5550',
  ES: '+34 93 555',
  IE: '+353 1 555',
  IT: '+39 02 5550',
  CZ: '+420 2 5550',
  DK: '+45 5550',
  GB: '+44 20 7946',
  NO: '+47 5550',
  SE: '+46 8 555',
  NZ: '+64 4 555',
};

const phoneOf = ({ country, age }: Profile) =>
  `${CODES[country] ?? '+1 503 555'} ${String(1000 + ((age * 37) % 9000))}`;

/** A name as it stands in an address. */
export const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The sample businesses as they are stored. */
export const generateBusinesses = (clock: Clock, profiles = PROFILES): Business[] =>
  profiles.map(profile => toBusiness(profile, clock));
