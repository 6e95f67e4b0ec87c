import { businessSchema } from '../../../../src/domain/schemas/business.ts';
import { productSchema } from '../../../../src/domain/schemas/product.ts';
import { expectedOf } from '../expected/expectedOf.ts';
import { productFields } from '../expected/productFields.ts';
import { besideAt, recordAt } from '../expected/recordAt.ts';
import type { Sight } from '../sight/sight.ts';
import type { Speaker } from '../words.ts';
import { squash } from '../words.ts';
import { wrongFacts } from './shownFacts.ts';
import { wrongFields } from './shownFields.ts';
import { wrongOrder } from './shownOrder.ts';
import { recordsIn, wrongRows } from './shownRows.ts';

type Stored = ReadonlyMap<string, Record<string, unknown>>;

/** Records that the screen shows, by their paths in the store. */
export const shownRecords = (sight: Sight): string[] => {
  const page = recordAt(sight.address);
  return [
    ...new Set([
      ...sight.lists.flatMap(recordsIn),
      ...besideAt(sight.address),
      ...(page === null ? [] : [page]),
    ]),
  ];
};

/** Pages whose first list is what their address asks for. */
const LISTS = /^\/(all-products|all-business|users|giveaways|reports|submitted-requests)\?/;

/** The field that names a record, on whose page it is the heading. */
const NAMES: Record<string, string> = {
  products: 'title',
  business: 'businessName',
  users: 'name',
  giveaways: 'title',
};

/** What the fields of a record's form hold while nothing is changed, by their names. */
const fieldsOf = (
  path: string,
  record: Record<string, unknown>,
  locale: string,
): Record<string, string> => {
  if (path.startsWith('products/')) return productFields(productSchema.parse(record), locale);
  if (!path.startsWith('business/')) return {};
  const { businessName, contactName, phone, website, address } = businessSchema.parse(record);
  return { businessName, contactName, phone, website, address };
};

/**
 * Where the screen shows something else than is stored: in lists, on a record's page, in its form.
 * @param behind records that another tab changed: this one may show them as they were.
 */
export const wrongSight = (
  sight: Sight,
  stored: Stored,
  behind: ReadonlySet<string>,
  speaker: Speaker,
  now: Date,
): string[] => {
  const expected = (path: string) => {
    if (behind.has(path)) return {};
    const record = stored.get(path);
    return record ? expectedOf(path, record, speaker, now) : null;
  };
  const storedAt = (path: string) => {
    const record = stored.get(path);
    return record ? [record] : [];
  };
  const wrong = sight.lists.flatMap(list => wrongRows(list, expected));
  const rows = LISTS.test(sight.address) ? (sight.lists[0] ? recordsIn(sight.lists[0]) : []) : [];
  // A record that another tab changed may stand where it stood.
  if (!rows.some(row => behind.has(row)))
    wrong.push(
      ...wrongOrder(
        sight.address,
        rows.flatMap(row => storedAt(row)),
      ),
    );
  const path = recordAt(sight.address);
  const record = path === null || behind.has(path) ? undefined : stored.get(path);
  if (path === null || record === undefined) return wrong;
  const isForm = /\/edit-/.test(sight.address);
  const isPage = /\/view-|\/giveaways\//.test(sight.address);
  if (!isForm)
    wrong.push(...wrongFacts(sight, path, expected(path) ?? {}, speaker.say('common.none')));
  if (isPage) {
    const name = record[NAMES[path.split('/')[0] ?? ''] ?? ''];
    const heading = sight.headings[0] ?? '';
    if (
      typeof name === 'string' &&
      squash(name) !== '' &&
      !sight.covered &&
      heading !== squash(name)
    )
      wrong.push(
        `${path}: the heading is ${JSON.stringify(heading)}, stored is ${JSON.stringify(name)}`,
      );
  }
  const isSaved = sight.statuses.includes(speaker.say('forms.nothing'));
  if (isForm && isSaved)
    wrong.push(...wrongFields(sight, path, fieldsOf(path, record, speaker.locale)));
  return wrong;
};
