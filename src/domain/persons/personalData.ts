import { isPlainObject } from 'ra-data-firestore/query';
import type { ResourceName } from '../access/permissions.ts';
import { equals } from '../functions/functionStore.ts';
import { listOf } from '../listOf.ts';
import {
  ERASED,
  ERASED_EMAIL,
  type Erasure,
  type Fields,
  type Person,
  type PersonQuery,
} from './person.ts';
import { auditErased, exportedAudit } from './personInAudit.ts';
import { withoutAuthors } from './withoutAuthors.ts';
import { isLineOf, withoutPerson } from './withoutPerson.ts';

/** Everything that may be about somebody: what the console stores, and what functions keep of visits. */
export type PersonalCollection = ResourceName | 'events' | 'visitors';

/** What of a collection is about a person, and what becomes of it. */
export interface PersonalData {
  /** How their records are found. */
  find: (person: Person) => PersonQuery[];
  /** What a record tells them about themselves; null where that is nothing. */
  exported: (record: Fields, person: Person) => unknown;
  /** What erasing them does to a record. @param collection the path of its collection. */
  erased: (record: Fields, person: Person, collection: string) => Erasure;
  /** The same in words, for the documentation. */
  words: { exported: string; erased: string };
}

const contains = (id: string) => ({ field: 'records', op: 'array-contains' as const, value: id });

const whole = (record: Fields, { id }: Person) => withoutAuthors(record, id);

const goes = (): Erasure => 'delete';

/** What belongs to a business goes when that is deleted. */
const goesWithBusiness = (_: Fields, { business }: Person): Erasure =>
  business === 'there' ? null : 'delete';

/** Records that are found by an account's id, and are a person's whole. */
const ofAccount = (
  collection: PersonalCollection,
  field: string,
  erased: PersonalData['erased'],
): Omit<PersonalData, 'words'> => ({
  ...{ find: ({ id }) => [{ collection, where: [equals(field, id)] }], exported: whole, erased },
});

/** The lists of a giveaway that name people. */
const NAMING = ['winners', 'excluded', 'exclusions', 'contacted'] as const;

/** Stands in a sealed list where an address was: entries of one address stay entries of one person. */
const standInOf = ({ id }: Person) => `${id}@erased.invalid`;

/** Who a claim names, by their addresses in lower case. */
const CLAIM_PARTIES = ['holder', 'from'] as const;

const isTheirs = (address: unknown, { emails }: Person) =>
  emails.some(email => email.toLowerCase() === address);

const parentOf = (collection: string) => collection.split('/')[1] ?? '';

const RESOLUTION_TOLD = ['at', 'note', 'action'];

/** Without who decided. */
const exportedResolution = (resolution: unknown) =>
  isPlainObject(resolution)
    ? Object.fromEntries(
        Object.entries(resolution).filter(([key]) => RESOLUTION_TOLD.includes(key)),
      )
    : null;

/**
 * Every collection: what of it is about a person and what becomes of that, or why nothing is. In this order people are
 * erased: the records that say who they are come last, so that a run that stops can be taken up again.
 */
export const PERSONAL_DATA: Readonly<Record<PersonalCollection, PersonalData | `no: ${string}`>> = {
  audit: {
    find: ({ id, giveaways, reports }) => [
      ...[id, ...giveaways.keys(), ...reports].map(one => ({
        ...{ collection: 'audit', where: [contains(one)] },
      })),
      { collection: 'audit', where: [equals('actorId', id)] },
    ],
    exported: exportedAudit,
    erased: auditErased,
    words: {
      exported:
        'what was done to their record, when, why and from what to what; what they did; not who acted',
      erased:
        'the fact stays: when, what, by whom. Names, reasons and values of their record go, and their address as the author',
    },
  },
  giveaways: {
    find: ({ giveaways }) => [{ collection: 'giveaways', ids: [...giveaways.keys()] }],
    exported: (record, person) => {
      const exported = NAMING.flatMap(field => {
        const own = listOf(record[field]).filter(line => isLineOf(line, person));
        return own.length > 0 ? [[field, own] as const] : [];
      });
      return exported.length > 0
        ? {
            ...{ id: record.id, title: record.title },
            ...Object.fromEntries(
              exported.map(([field, own]) => [field, withoutAuthors(own, person.id)]),
            ),
          }
        : null;
    },
    erased: (record, person) =>
      Object.fromEntries(
        NAMING.flatMap(field =>
          Array.isArray(record[field]) ? [[field, withoutPerson(record[field], person)]] : [],
        ),
      ),
    words: {
      exported: 'that they won, were passed over or excluded, and were contacted',
      erased: 'the names go from these lists; ids stay, so that every draw can still be checked',
    },
  },
  entries: {
    find: ({ id, emails, giveaways }) => [
      { collection: 'entries', everywhere: true, where: [equals('userId', id)] },
      ...[...giveaways].flatMap(([giveaway, isOpen]) =>
        isOpen
          ? []
          : emails.map(email => ({
              collection: `giveaways/${giveaway}/entries`,
              where: [equals('email', email)],
            })),
      ),
    ],
    exported: (record, { id }) => (record.userId === id ? withoutAuthors(record, id) : null),
    erased: (record, person, collection) => {
      const isOwn = record.userId === person.id;
      if (person.giveaways.get(parentOf(collection)) !== false) return isOwn ? 'delete' : null;
      const email = standInOf(person);
      return isOwn ? { name: ERASED, email, country: '' } : { email };
    },
    words: {
      exported: 'each entry',
      erased:
        'deleted before the end of the giveaway; from then on the entry stays without name, country and address, because every draw is checked by the list of entries (an entry of another account with the same address loses that address, too, so that the list’s hash stays)',
    },
  },
  reports: {
    find: ({ id }) => [
      { collection: 'reports', where: [equals('reporterId', id)] },
      { collection: 'reports', where: [equals('targetType', 'user'), equals('targetId', id)] },
    ],
    exported: (record, { id }) => {
      const { reason, status, createdAt, message, targetType, targetLabel } = record;
      const exported = {
        reason,
        status,
        createdAt,
        resolution: exportedResolution(record.resolution),
      };
      return record.reporterId === id
        ? { ...exported, about: { targetType, targetLabel }, message }
        : { ...exported, about: 'you' };
    },
    erased: (record, { id }) => ({
      ...(record.reporterId === id && { reporterName: ERASED }),
      ...(record.targetType === 'user' && record.targetId === id && { targetLabel: ERASED }),
    }),
    words: {
      exported:
        'what they reported; that they were reported, why and what became of it, not by whom nor in whose words',
      erased: 'the case stays, without their name as the reporter or as who was reported',
    },
  },
  requests: {
    ...ofAccount('requests', 'businessId', goesWithBusiness),
    words: { exported: 'each request with its conversation, not who answered', erased: 'deleted' },
  },
  savedViews: {
    ...ofAccount('savedViews', 'userId', goesWithBusiness),
    words: { exported: 'each', erased: 'deleted' },
  },
  figureNotes: {
    ...ofAccount('figureNotes', 'userId', goesWithBusiness),
    words: { exported: 'each', erased: 'deleted' },
  },
  signIns: {
    find: ({ id }) => [{ collection: 'signIns', ids: [id] }],
    exported: whole,
    erased: goesWithBusiness,
    words: { exported: 'when they were last in the console', erased: 'deleted' },
  },
  claims: {
    find: ({ emails }) =>
      emails.flatMap(email =>
        CLAIM_PARTIES.map(field => ({
          collection: 'claims',
          where: [equals(field, email.toLowerCase())],
        })),
      ),
    exported: (record, person) => {
      if (isTheirs(record.holder, person)) return withoutAuthors(record, person.id);
      const { resource, target, label, kind, note, at } = record;
      return { resource, target, label, kind, note, at, from: 'you' };
    },
    erased: (record, person) => {
      if (person.business === 'there') return null;
      return isTheirs(record.holder, person) ? 'delete' : { from: ERASED };
    },
    words: {
      exported: 'each that they hold, and what somebody else has from them, not who',
      erased: 'deleted; what somebody else has from them stays theirs, without whom it is from',
    },
  },
  events: {
    ...ofAccount('events', 'userId', goes),
    words: {
      exported: 'each view, save and click of the last 120 days',
      erased: 'deleted; figures of days that are made already keep their counts, which name nobody',
    },
  },
  visitors: {
    find: ({ id }) => [{ collection: 'visitors', ids: [id] }],
    exported: whole,
    erased: goes,
    words: { exported: 'the days of their visits', erased: 'deleted' },
  },
  business: {
    find: ({ id }) => [{ collection: 'business', ids: [id] }],
    exported: whole,
    erased: ({ statusHistory }, { business }) =>
      business === 'there'
        ? null
        : {
            ...{ contactName: '', phone: '', website: '', address: '', about: '' },
            ...{ userImg: null, businessEmail: ERASED_EMAIL },
            statusHistory: listOf(statusHistory).map(step =>
              isPlainObject(step) ? { ...step, reason: '' } : step,
            ),
          },
    words: {
      exported: 'the whole record, not who else changed it',
      erased:
        'only once it is deleted: contact, phone, website, address, description, picture, e-mail address and reasons go; its name and country stay, as giveaways and the trail name them',
    },
  },
  users: {
    find: ({ id }) => [{ collection: 'users', ids: [id] }],
    exported: whole,
    erased: goes,
    words: { exported: 'the whole record, not who else changed it', erased: 'deleted' },
  },
  products: 'no: goods of a business, which its own export has; ids of authors lead to nobody',
  sales: 'no: prices of goods, planned; ids of authors lead to nobody',
  productDetails: 'no: costs and notes of goods',
  giveawaySeeds: 'no: random numbers',
  imports: 'no: runs of a business, by file and shop',
  importChunks: 'no: products as they were',
  stats: 'no: counts that name nobody',
  duplicateDecisions: 'no: pairs of products; the id of who judged leads to nobody',
};

const isData = (data: PersonalData | string): data is PersonalData => typeof data !== 'string';

/** The collections that hold something about people, in the order in which people are erased. */
export const personalCollections = (): (readonly [string, PersonalData])[] =>
  Object.entries(PERSONAL_DATA).flatMap(([name, data]) => (isData(data) ? [[name, data]] : []));
