import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { fewRecords } from './everyAddress.ts';
import { button, PATIENCE, press, type } from './pressing.ts';

const { common } = english;

/** Something that is written, as somebody does it on its page. */
export interface Journey {
  name: string;
  address: string;
  /** Opens what is written in, and types. */
  begin: () => Promise<unknown>;
  /** The button that writes, each time. */
  save: string | RegExp;
  /** What was typed, where it stands to be sent again. */
  typed?: string;
  /** What stays in view where it was typed into no field any more. */
  kept?: RegExp;
  /** What is said of it, where it has words of its own. */
  said?: Record<429 | 503, RegExp>;
}

const sample = fewRecords();
/** An owner's product that nothing else here is about. */
const PRODUCT = sample
  .filter(({ collection, record }) => collection === 'products' && record.businessId === 'owner')
  .at(-1)?.record;
const byOwner = (id: string, more: Record<string, unknown>) => ({
  collection: 'audit',
  record: {
    ...{ id, at: new Date(Date.now() - 3_600_000), actorId: 'owner', actorRole: 'owner' },
    ...{ actorEmail: 'owner@catalogue.example', resource: 'products', businessId: 'owner' },
    ...{ label: 'Lamp', reason: '', source: 'form', reverts: null, ...more },
  },
});

/** What the embedded store holds for them. */
export const records = [
  ...sample,
  byOwner('a-brand', {
    action: 'update',
    records: [PRODUCT?.id],
    changes: { [String(PRODUCT?.id)]: [{ field: 'brand', from: 'Old', to: PRODUCT?.brand }] },
  }),
  byOwner('a-bin', {
    action: 'delete',
    records: ['gone'],
    changes: {
      gone: Object.entries({ ...PRODUCT })
        .filter(([field]) => !['id', 'updatedAt', 'updatedBy', 'auditId'].includes(field))
        .map(([field, from]) => ({ field, from, to: null })),
    },
  }),
];
/** The id of the first record that fits. */
export const first = (collection: string, fits: (record: Record<string, unknown>) => boolean) =>
  String(records.find(put => put.collection === collection && fits(put.record))?.record.id);
/** What a product is called. */
export const titleOf = (product: string): string =>
  String(
    sample.find(({ collection, record: { id } }) => collection === 'products' && id === product)
      ?.record.title,
  );
/** An address beside a list. */
export const beside = (address: string) => `${address}&perPage=10&page=1`;
/** What is typed. */
export const WORDS = 'Typed before it was refused';

/** A change of an owner's that can be taken back. */
const change = first(
  'audit',
  ({ action, businessId, id }) => action === 'update' && businessId === 'owner' && id !== 'a-brand',
);

/** What is typed into a field that a press opens, such as the reason of a dialog. */
export const behind = (
  opens: string | RegExp,
  label: string | RegExp,
  journey: Omit<Journey, 'begin'>,
): Journey => ({
  typed: WORDS,
  ...journey,
  begin: async () => {
    await press(opens);
    await type(label, journey.typed ?? WORDS);
  },
});

/** Types into the last field of several lines. */
const typeBelow = (selector: string) => {
  const field = [...document.querySelectorAll(selector)]
    .filter(one => !one.hasAttribute('aria-hidden'))
    .at(-1);
  if (field) fireEvent.change(field, { target: { value: WORDS } });
};

/** Selects the first two rows of a list. */
const selectTwo = async () => {
  const boxes = () => [...document.querySelectorAll<HTMLElement>('main [type=checkbox]')];
  await waitFor(() => expect(boxes().length).toBeGreaterThan(3), PATIENCE);
  for (const box of boxes().slice(1, 3)) fireEvent.click(box);
};

/** What an owner writes. */
export const OWNER: Journey[] = [
  {
    name: 'a reply',
    address: beside(paths.request(first('requests', ({ businessId }) => businessId === 'owner'))),
    begin: () => type(english.requests.show.ownMessage, WORDS),
    save: english.requests.action.send,
    typed: WORDS,
  },
  {
    name: 'the form of a product',
    address: paths.editProduct('owner', 'p00001', 'owner'),
    begin: () => type(/^Title/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'a new product',
    address: paths.addProduct(),
    begin: () => type(/^Title/, WORDS),
    save: /^(Save|Add product|Add)/,
    typed: WORDS,
  },
  {
    name: 'the profile',
    address: paths.editProfile(),
    begin: () => type(/^Contact/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'a new request',
    address: paths.submittedRequests(),
    begin: async () => {
      await press(english.requests.add);
      await type(/^Subject/, WORDS);
      await type(/^Message/, WORDS);
    },
    save: /^(Send|Submit)/,
    typed: WORDS,
  },
  {
    name: 'a change of several products',
    address: listAddress(paths.allProducts(), { status: 'active' }),
    begin: async () => {
      await selectTwo();
      await press(english.products.action.bulkEdit);
      fireEvent.click(
        await screen.findByLabelText(english.products.bulk.change.brand, {}, PATIENCE),
      );
      await type(/^Brand/, WORDS);
    },
    save: /^Change 2 products/,
    typed: WORDS,
  },
  behind(common.views.title, /^Name of the view/, {
    name: 'a saved view',
    address: paths.allProducts(),
    save: /^Save/,
  }),
  behind(english.figures.notes.add, /^Note/, {
    name: 'a note on figures',
    address: paths.productsAnalytics(),
    save: english.figures.notes.save,
  }),
  behind(/^(Set|Change) goals/, /^Views/, {
    name: 'goals',
    address: paths.productsAnalytics(),
    save: english.figures.goals.save,
    typed: '12345',
  }),
  behind(/^Merge 2 products/, common.reason, {
    name: 'a merge',
    address: paths.mergeThese('owner', ['p00001', 'p00002']),
    save: /^Merge/,
  }),
  behind(english.audit.revert.button, /^Reason/, {
    name: 'taking a change back',
    address: `${beside(`${paths.recentChanges()}?open=${change}`)}`,
    save: english.audit.revert.confirm,
  }),
  behind(/^Restore \d/, /^Reason/, {
    name: 'taking steps back together',
    address: paths.takeBack(['a-brand']),
    save: /^Restore \d/,
    said: { 429: /was not reached/, 503: /was not reached/ },
  }),
  behind(english.restoreDeleted.button, /^Reason/, {
    name: 'restoring from the bin',
    address: `${beside(`${paths.recentChanges()}?open=a-bin`)}`,
    save: /^Restore \d/,
  }),
];

/** The report that is dismissed. */
const REPORT = first('reports', ({ status }) => status === 'open');

/** What an administrator writes. */
export const ADMIN: Journey[] = [
  {
    name: 'the form of a business',
    address: paths.editBusiness('owner'),
    begin: () => type(/^Contact/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  behind(english.users.action.block, /^Reason/, {
    name: 'blocking a user',
    address: paths.viewUser(first('users', ({ status }) => status === 'active')),
    save: english.users.action.block,
  }),
  {
    name: 'dismissing a report',
    address: beside(paths.report(REPORT)),
    begin: async () => {
      await press(english.reports.action.dismiss);
      await waitFor(
        () => expect(document.querySelectorAll('form textarea').length).toBeGreaterThan(0),
        PATIENCE,
      );
      typeBelow('form textarea');
    },
    save: english.reports.action.dismiss,
    typed: WORDS,
  },
  {
    name: 'answering a request',
    address: beside(paths.request(first('requests', ({ status }) => status === 'submitted'))),
    begin: async () => {
      await waitFor(() => button(english.requests.action.reject), PATIENCE);
      typeBelow('textarea');
    },
    save: english.requests.action.reject,
    typed: WORDS,
  },
  behind(english.giveaways.action.cancel, /^Reason/, {
    name: 'cancelling a giveaway',
    address: paths.giveaway(first('giveaways', ({ status }) => status === 'running')),
    save: english.giveaways.action.cancel,
  }),
  behind('New giveaway', /^Title/, {
    name: 'a new giveaway',
    address: paths.giveaways(),
    save: /^(Save|Add|Create)/,
  }),
  {
    name: 'blocking several users',
    address: listAddress(paths.users(), { status: 'active' }),
    begin: async () => {
      await selectTwo();
      await press(english.users.action.block);
      await type(/^Reason/, WORDS);
    },
    save: english.users.action.block,
    typed: WORDS,
  },
  behind(/^Merge 2 products/, /^Reason/, {
    name: 'a merge',
    address: paths.mergeThese('superAdmin', ['p00003', 'p00004']),
    save: /^Merge/,
  }),
  behind(english.claims.action.handOver, /^Note/, {
    name: 'handing a report over',
    address: beside(
      paths.report(first('reports', ({ id, status }) => status === 'open' && id !== REPORT)),
    ),
    save: english.claims.action.handOver,
  }),
  // Its products follow by themselves, after it.
  behind(english.business.action.deactivate, /^Reason/, {
    name: 'deactivating a business',
    address: paths.viewBusiness('owner'),
    save: english.business.action.deactivate,
  }),
];

/** One of them. @throws Error where there is none of the name. */
export const journeyNamed = (journeys: readonly Journey[], wanted: string): Journey => {
  const found = journeys.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no journey ${wanted}`);
  return found;
};
