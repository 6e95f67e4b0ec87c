import { fireEvent, waitFor } from '@testing-library/react';
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
  /** The button that goes on, where it is another one. */
  again?: RegExp;
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
/** An address beside a list. */
export const beside = (address: string) => `${address}&perPage=10&page=1`;
/** What is typed. */
export const WORDS = 'Typed before it was refused';

/** A change of an owner's that can be taken back. */
const change = first(
  'audit',
  ({ action, businessId, id }) => action === 'update' && businessId === 'owner' && id !== 'a-brand',
);

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
    name: 'a saved view',
    address: paths.allProducts(),
    begin: async () => {
      await press(common.views.title);
      await type(/^Name of the view/, WORDS);
    },
    save: /^Save/,
    typed: WORDS,
  },
  {
    name: 'a note on figures',
    address: paths.productsAnalytics(),
    begin: async () => {
      await press(english.figures.notes.add);
      await type(/^Note/, WORDS);
    },
    save: english.figures.notes.save,
    typed: WORDS,
  },
  {
    name: 'goals',
    address: paths.productsAnalytics(),
    begin: async () => {
      await press(/^(Set|Change) goals/);
      await type(/^Views/, '12345');
    },
    save: english.figures.goals.save,
    typed: '12345',
  },
  {
    name: 'a merge',
    address: paths.mergeThese('owner', ['p00001', 'p00002']),
    begin: async () => {
      await press(/^Merge 2 products/);
      await type(common.reason, WORDS);
    },
    save: /^Merge/,
    typed: WORDS,
  },
  {
    name: 'taking a change back',
    address: `${beside(`${paths.recentChanges()}?open=${change}`)}`,
    begin: async () => {
      await press(english.audit.revert.button);
      await type(/^Reason/, WORDS);
    },
    save: english.audit.revert.confirm,
    typed: WORDS,
  },
  {
    name: 'taking steps back together',
    address: paths.takeBack(['a-brand']),
    begin: async () => {
      await press(/^Restore \d/);
      await type(/^Reason/, WORDS);
    },
    save: /^Restore \d/,
    said: { 429: /was not reached/, 503: /was not reached/ },
    typed: WORDS,
  },
  {
    name: 'restoring from the bin',
    address: `${beside(`${paths.recentChanges()}?open=a-bin`)}`,
    begin: async () => {
      await press(english.restoreDeleted.button);
      await type(/^Reason/, WORDS);
    },
    save: /^Restore \d/,
    typed: WORDS,
  },
];

/** What an administrator writes. */
export const ADMIN: Journey[] = [
  {
    name: 'the form of a business',
    address: paths.editBusiness('owner'),
    begin: () => type(/^Contact/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'blocking a user',
    address: paths.viewUser(first('users', ({ status }) => status === 'active')),
    begin: async () => {
      await press(english.users.action.block);
      await type(/^Reason/, WORDS);
    },
    save: english.users.action.block,
    typed: WORDS,
  },
  {
    name: 'dismissing a report',
    address: beside(paths.report(first('reports', ({ status }) => status === 'open'))),
    begin: async () => {
      await press(english.reports.action.dismiss);
      await waitFor(
        () => expect(document.querySelectorAll('form textarea').length).toBeGreaterThan(0),
        PATIENCE,
      );
      const field = [...document.querySelectorAll('form textarea')]
        .filter(one => !one.hasAttribute('aria-hidden'))
        .at(-1);
      if (field) fireEvent.change(field, { target: { value: WORDS } });
    },
    save: english.reports.action.dismiss,
    typed: WORDS,
  },
  {
    name: 'answering a request',
    address: beside(paths.request(first('requests', ({ status }) => status === 'submitted'))),
    begin: async () => {
      await waitFor(() => button(english.requests.action.reject), PATIENCE);
      const field = [...document.querySelectorAll('textarea')]
        .filter(one => !one.hasAttribute('aria-hidden'))
        .at(-1);
      if (field) fireEvent.change(field, { target: { value: WORDS } });
    },
    save: english.requests.action.reject,
    typed: WORDS,
  },
  {
    name: 'cancelling a giveaway',
    address: paths.giveaway(first('giveaways', ({ status }) => status === 'running')),
    begin: async () => {
      await press(english.giveaways.action.cancel);
      await type(/^Reason/, WORDS);
    },
    save: english.giveaways.action.cancel,
    typed: WORDS,
  },
  {
    name: 'a new giveaway',
    address: paths.giveaways(),
    begin: async () => {
      await press('New giveaway');
      await type(/^Title/, WORDS);
    },
    save: /^(Save|Add|Create)/,
    typed: WORDS,
  },
  {
    name: 'blocking several users',
    address: listAddress(paths.users(), { status: 'active' }),
    begin: async () => {
      const boxes = () => [...document.querySelectorAll<HTMLElement>('main [type=checkbox]')];
      await waitFor(() => expect(boxes().length).toBeGreaterThan(3), PATIENCE);
      for (const box of boxes().slice(1, 3)) fireEvent.click(box);
      await press(english.users.action.block);
      await type(/^Reason/, WORDS);
    },
    save: english.users.action.block,
    again: /^Continue with/,
  },
  {
    name: 'a merge',
    address: paths.mergeThese('superAdmin', ['p00003', 'p00004']),
    begin: async () => {
      await press(/^Merge 2 products/);
      await type(/^Reason/, WORDS);
    },
    save: /^Merge/,
    typed: WORDS,
  },
  // Its products follow by themselves, after it.
  {
    name: 'deactivating a business',
    address: paths.viewBusiness('owner'),
    begin: async () => {
      await press(english.business.action.deactivate);
      await type(/^Reason/, WORDS);
    },
    save: english.business.action.deactivate,
    typed: WORDS,
  },
];
