import type { Mutant } from './mutants.ts';

/** Mutants that are the same rule: looked at one by one, each kind with the reason. */
export interface Equivalent {
  /** Any where left out. */
  file?: 'firestore.rules' | 'storage.rules';
  /** The end of the function's or `allow`'s name; any where left out. */
  place?: string | RegExp;
  operator?: string;
  /** What is replaced, in one line. */
  from?: string | RegExp;
  to?: string | RegExp;
  why: string;
}

const NEXT_FAILS = 'of anything else the next operand is an error, which denies as well';
const ONLY_ADMIN =
  'isTold() holds for administrators only: nobody else can write an entry about this kind';
const EXACT = 'only at the very moment of the request, which nobody can aim at';
const UNCHANGED = 'another operand forbids to change that field, so both are the same';
const SAME_SET = 'the shape, which is asked as well, knows no such word';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    place: 'showsImages()',
    operator: 'another value',
    from: "'/-'",
    why: 'it stands for a picture that is not there: any address will do',
  },
  {
    place: 'isBusiness()',
    operator: 'another value',
    from: "'pending'",
    why: 'it stands for a status that is not there, and is a text as well',
  },
  {
    operator: 'drop a conjunct',
    from: /^(signedIn\(\)|request\.auth != null)$/,
    why: 'request.auth.uid of nobody is an error, which denies',
  },
  {
    operator: 'another method',
    from: /^(list|get)$/,
    to: 'read',
    why: 'what it adds is granted by the statement beside it, or asks for what a list does not know',
  },
  {
    operator: 'another method',
    from: /^(update|create)$/,
    to: 'write',
    why: 'a deletion has no new data, and a creation no old, so the condition is an error there; a creation over what is there is tried of every kind',
  },
  {
    place: /keeps(Owner|Admin)\(\)$|listed\(\)$|is(Approved|SuperAdmin)\(\)$/,
    operator: 'another value',
    from: "''",
    why: 'the default stands for none of the words that are looked for, as before',
  },
  {
    operator: 'drop a conjunct',
    from: /^\w+(\.\w+)? is (string|timestamp|map|list)$/,
    why: NEXT_FAILS,
  },
  { operator: 'drop a conjunct', from: 'winner.place is int', why: NEXT_FAILS },
  {
    place: /(opens|isId)\(\)$/,
    operator: 'swap and/or',
    why: 'the operand that is left out of need fails by itself for what it was to keep out',
  },
  {
    operator: 'drop a conjunct',
    from: 'isSuperAdmin()',
    place:
      /(updatesUser|createsGiveaway|updatesGiveaway|updatesReport|createsBusiness)\(\)$|duplicateDecisions/,
    why: ONLY_ADMIN,
  },
  {
    operator: 'flip a comparison',
    place:
      /(isOwnEvent|isFree|isTime|staysBound|isDraw|isExclusion|isOpen|isOpenToEdits|isPlainEdit|provesDraw|isPromised)\(\)$|allow get$/,
    from: /^[<>]=?$/,
    why: EXACT,
  },
  {
    operator: 'another record',
    place:
      /(updatesProduct|updatesRun|isDraw|isRedraw|isOpenToEdits|isPlainEdit|provesDraw|talksAboutRequest)\(\)$/,
    why: UNCHANGED,
  },
  { operator: 'one less', place: '/users/{id} isUser()', why: UNCHANGED },
  {
    operator: 'one more',
    place:
      /(isDraw|isRedraw|isToldRun|goesOnInOwn|isOwnersEntry|isPublished|keepsPromise|talksAboutRequest)\(\)$/,
    why: SAME_SET,
  },
  {
    operator: 'one more',
    place: 'isOwnersAct()',
    from: /^\['(business|form)'/,
    why: SAME_SET,
  },
  {
    operator: 'one more',
    place: '/reports/{id} updatesReport()',
    from: "['open', 'inReview']",
    why: SAME_SET,
  },
  {
    place: 'maySucceed()',
    from: /rejected/,
    why: 'the last line lets a rejected one be approved as well, and rejected is no change',
  },
  {
    place: /hasProductTexts\(\)$/,
    operator: 'another pattern',
    to: /^'\^\[\^\\t\]\{0,200\}/,
    why: 'canBeSeen(d.title) asks for something in the title',
  },
  {
    place: /hasProductTexts\(\)$/,
    operator: 'another pattern',
    to: /untracked\)\\t\[\^\\t\](\{1,129\}|\{2,128\}|\{1,128\}\\t\[\^\\t\]\{1,150\})/,
    why: 'a business is held by its own id, and its name by its own record',
  },
  {
    place: 'hasProductLists()',
    operator: 'another pattern',
    to: "'^((.|\\\\n){0,100}\\t)*$'",
    why: 'a tab in a tag parts it in two, before and after',
  },
  {
    place: 'allow list',
    operator: 'another limit',
    from: '0',
    why: 'Firestore always says the offset, so there is no default (tests/rules/language.test.ts)',
  },
  {
    place: 'isGiveaway()',
    operator: 'another field',
    from: 'startsAt',
    why: 'comparing anything but a time with a time is an error',
  },
  {
    place: /is(Contact|Exclusion)\(\)$/,
    operator: 'another record',
    from: 'old',
    to: 'd',
    why: UNCHANGED,
  },
  {
    place: /is(Contact|Exclusion)\(\)$/,
    operator: 'one more',
    from: /^\['(contacted|exclusions)'/,
    why: SAME_SET,
  },
  {
    place: 'isContact()',
    operator: 'drop a conjunct',
    from: 'isCount(last.place)',
    why: 'what is no place of the list is an error, which denies',
  },
  {
    place: 'keepsPromise()',
    operator: 'flip a comparison',
    from: '>',
    to: '>=',
    why: 'an end that stays is no change of what was promised',
  },
  {
    place: 'keepsPromise()',
    operator: 'another limit',
    from: '5000',
    to: '5001',
    why: 'the entry holds its reason to as much itself',
  },
  {
    place: 'isBlocked()',
    operator: 'another moment',
    to: 'existsAfter',
    why: 'nobody deletes users, and administrators make none',
  },
  {
    place: /(replacesOne|isExclusion)\(\)$/,
    operator: 'another moment',
    why: 'who draws, or excludes somebody, has a business, so cannot enter in the same commit',
  },
  {
    place: /(takesOver|handsOver)\(\)$/,
    operator: 'another limit',
    to: '501',
    why: 'the shape, which is asked as well, ends at 500',
  },
  { place: 'allow get', operator: 'another moment', why: 'a read changes nothing' },
  {
    place: '/reports/{id} isId()',
    why: 'what cannot be an id is not there: exists(target) denies; isReport() holds its length',
  },
  {
    place: 'createsReport()',
    operator: 'drop a conjunct',
    from: 'isId(d.targetId)',
    why: 'what cannot be an id is not there: exists(target) denies',
  },
  {
    place: 'createsReport()',
    operator: 'another field',
    from: 'targetId',
    to: 'reporterId',
    why: 'what cannot be an id is not there: exists(target) denies',
  },
  {
    place: 'isAboutTarget()',
    operator: 'another field',
    from: 'targetId',
    to: 'businessId',
    why: 'a report of a business names it in both',
  },
  {
    place: 'isAboutTarget()',
    operator: 'another moment',
    why: 'users of the catalogue make nothing that can be reported',
  },
  {
    place: /(isCatalogueUser\(\)|entries\/\{userId\} allow create)$/,
    operator: 'another moment',
    why: 'who uses the catalogue writes no business, no account and no giveaway',
  },
  {
    place: 'isOwnSurvivor()',
    from: /^(survivor\.businessId == uid\(\)|businessId)$/,
    why: 'it is written in this commit, by an owner, who writes nothing but the own',
  },
  {
    place: '/duplicateDecisions/{id} allow create',
    from: /^(isOwner\(\)( && request\.resource\.data\.businessId == uid\(\))?|request\.resource\.data\.businessId == uid\(\))$/,
    why: 'it is told in an owner’s entry, which is about the own business',
  },
  {
    place: '/auditPointers/id',
    operator: 'a wider path',
    why: 'what lies deeper has a name with a slash in it, which is nobody’s id',
  },
  {
    place: 'isAttached()',
    operator: 'another field',
    from: 'fullPath',
    to: 'name',
    why: NEXT_FAILS,
  },
  {
    place: /(isRun|createsChunk)\(\)$/,
    from: /^(isFilled\(d\.businessId, 128\)|businessId|128)$/,
    why: 'it is the own id, or the entry’s or the run’s, which are held to 128',
  },
  {
    place: /(isToldRun|goesOnInOwn)\(\)$/,
    operator: 'drop a conjunct',
    from: /^(entry|next)\.actorId == uid\(\)$/,
    why: 'an entry of this moment is of this commit, whose author it names',
  },
  {
    place: 'entryTells()',
    operator: 'drop a conjunct',
    from: 'entry.actorId == request.auth.uid',
    why: 'an entry of this moment is of this commit, whose author it names',
  },
  {
    place: 'tellsTenant()',
    from: /^(d\.records\.size\(\) > 1|>|1)$/,
    why: 'the second of one record is an error, which denies',
  },
  {
    place: '/rulesVersion/version',
    operator: 'a wider path',
    from: '{version}',
    why: 'a path of more parts is never the version, which has no slash',
  },
  {
    file: 'storage.rules',
    place: 'isSuperAdmin()',
    operator: 'another value',
    from: 'false',
    why: 'the default stands for what is compared with true the same way',
  },
];

/** A piece of the rules in one line. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const fits = (wanted: string | RegExp | undefined, text: string) =>
  wanted === undefined || (typeof wanted === 'string' ? wanted === text : wanted.test(text));

/** The reason why a mutant is the same rule; undefined where nobody has given one. */
export const equivalentTo = (
  file: string,
  { place, operator, text }: Mutant,
  from: string,
): Equivalent | undefined =>
  EQUIVALENTS.find(
    known =>
      fits(known.file, file) &&
      (typeof known.place === 'string' ? place.endsWith(known.place) : fits(known.place, place)) &&
      fits(known.operator, operator) &&
      fits(known.from, inOneLine(from)) &&
      fits(known.to, inOneLine(text)),
  );
