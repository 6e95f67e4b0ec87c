import type { Product, ProductGap } from '../schemas/product.ts';

/** That a field has no part in a use, and why. */
export type NoPart = `no: ${string}`;

/**
 * A field of products and, for each use of products, how it takes part, or why it does not. Each
 * use has a table of its own with a line for every field that takes part; the type of that table
 * comes from here.
 */
interface ProductField {
  /** How its values are read, compared and written. */
  kind:
    | 'text'
    | 'html'
    /** Minor units of the product's currency. */
    | 'amount'
    | 'currency'
    /** Whole grams. */
    | 'grams'
    /** One of several words. */
    | 'choice'
    /** A list of texts, or of words. */
    | 'texts'
    /** A map, or a list of maps. */
    | 'parts'
    | 'time'
    | 'number';
  /** The section of the form that it is filled in at. */
  form: FormSection | NoPart;
  /** A column of the list, or something of the column that names the product. */
  list: 'column' | 'name' | NoPart;
  /** A line of the overview on the product's page, or a place of its own there. */
  show: 'fact' | 'place' | NoPart;
  /** Columns of our own CSV. */
  export: 'columns' | NoPart;
  /** Something to choose when products are merged. */
  merge: 'chosen' | NoPart;
  /** A row where products stand side by side. */
  compare: 'row' | NoPart;
  /**
   * Written by imports from a shop, and written into files for one; `ownColumn`: no shop has it, so
   * that only a column of our own files tells it.
   */
  import: 'imported' | 'ownColumn' | NoPart;
  /** What a product without it lacks to be sold. */
  readiness: readonly ProductGap[] | NoPart;
  /** Whether the search finds its words. */
  search: 'words' | NoPart;
}

/** A section of the product form; `own`: the field has one of its own. */
type FormSection = 'basics' | 'price' | 'stock' | 'organisation' | 'own';

const DERIVED = 'no: follows from other fields' as const;
const KEPT = 'no: kept by the console itself' as const;
const WHOSE = 'no: whose a product is, its content does not say' as const;
const AMOUNT = 'no: stands beside every amount' as const;
const TOO_LONG = 'no: too long for a line' as const;
// Of some of them channels ask more: domain/channels/channelAsks.ts.
const OPTIONAL = 'no: a product sells as well without' as const;
const IN_STOCK_STATE = 'no: the stock in a word says it' as const;
const NO_NAME = 'no: nobody looks for a product by it' as const;

const KEPT_FIELD = {
  ...{ form: KEPT, list: KEPT, show: KEPT, merge: KEPT, compare: KEPT, import: KEPT },
  ...{ readiness: KEPT, search: KEPT },
} as const;

/**
 * Every field of a product, as it is stored, and what uses it. A field that the schema has and that
 * is missing here, or in the table of a use that it takes part in, is a type error.
 */
export const PRODUCT_FIELDS = {
  title: {
    ...{ kind: 'text', form: 'basics', list: 'column', show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'no: it heads the column', import: 'imported' },
    ...{ readiness: 'no: there is no product without', search: 'words' },
  },
  description: {
    ...{ kind: 'html', form: 'basics', list: TOO_LONG, show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['description'], search: 'no: its words would leave no room for the others' },
  },
  images: {
    ...{ kind: 'parts', form: 'own', list: 'name', show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['image'], search: NO_NAME },
  },
  price: {
    ...{ kind: 'amount', form: 'price', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['price'], search: NO_NAME },
  },
  currency: {
    ...{ kind: 'currency', form: 'price', list: AMOUNT, show: AMOUNT, export: 'columns' },
    ...{ merge: 'chosen', compare: AMOUNT, import: 'imported' },
    ...{ readiness: 'no: there is always one', search: NO_NAME },
  },
  compareAtPrice: {
    ...{ kind: 'amount', form: 'price', list: 'no: the price is there', show: 'fact' },
    ...{ export: 'columns', merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: NO_NAME },
  },
  sku: {
    ...{ kind: 'text', form: 'stock', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['sku'], search: 'words' },
  },
  barcode: {
    ...{ kind: 'text', form: 'stock', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: 'words' },
  },
  brand: {
    ...{ kind: 'text', form: 'organisation', list: 'name', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: 'words' },
  },
  category: {
    ...{ kind: 'text', form: 'organisation', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['category'], search: 'words' },
  },
  tags: {
    ...{ kind: 'texts', form: 'organisation', list: TOO_LONG, show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: 'no: categories find the same' },
  },
  options: {
    ...{ kind: 'parts', form: 'own', list: TOO_LONG, show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: NO_NAME },
  },
  variants: {
    ...{ kind: 'parts', form: 'own', list: 'column', show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['price', 'sku', 'stock'], search: 'no: their codes alone, which come last' },
  },
  inventory: {
    ...{ kind: 'parts', form: 'stock', list: IN_STOCK_STATE, show: IN_STOCK_STATE },
    ...{ export: 'columns', merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: ['stock'], search: NO_NAME },
  },
  lowStockThreshold: {
    ...{ kind: 'number', form: 'stock', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'ownColumn' },
    ...{ readiness: 'no: what is low can be sold', search: NO_NAME },
  },
  weightGrams: {
    ...{ kind: 'grams', form: 'stock', list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: NO_NAME },
  },
  attributes: {
    ...{ kind: 'parts', form: 'own', list: TOO_LONG, show: 'fact', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: OPTIONAL, search: 'no: their words would leave no room for the others' },
  },
  status: {
    ...{ kind: 'choice', form: 'own', list: 'column', show: 'place', export: 'columns' },
    ...{ merge: 'chosen', compare: 'row', import: 'imported' },
    ...{ readiness: 'no: it is what readiness is for', search: NO_NAME },
  },
  id: { ...KEPT_FIELD, kind: 'text', export: 'columns' },
  businessId: {
    ...{ kind: 'text', form: WHOSE, list: WHOSE, show: WHOSE, export: 'columns' },
    ...{ merge: WHOSE, compare: WHOSE, import: WHOSE, readiness: WHOSE, search: WHOSE },
  },
  businessName: {
    ...{ kind: 'text', form: WHOSE, list: 'column', show: 'place', export: 'columns' },
    ...{ merge: WHOSE, compare: 'row', import: WHOSE, readiness: WHOSE, search: WHOSE },
  },
  stockState: {
    ...{ kind: 'choice', form: DERIVED, list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: DERIVED, compare: 'row', import: DERIVED, readiness: DERIVED, search: DERIVED },
  },
  stockTotal: {
    ...{ kind: 'number', form: DERIVED, list: IN_STOCK_STATE, show: IN_STOCK_STATE },
    ...{ export: 'no: the pieces have a column', merge: DERIVED, compare: DERIVED },
    ...{ import: DERIVED, readiness: DERIVED, search: DERIVED },
  },
  gaps: {
    ...{ kind: 'texts', form: DERIVED, list: 'column', show: 'fact', export: 'columns' },
    ...{ merge: DERIVED, compare: DERIVED, import: DERIVED, readiness: DERIVED, search: DERIVED },
  },
  source: { ...KEPT_FIELD, kind: 'parts', list: 'column', show: 'fact', export: 'columns' },
  mergedInto: { ...KEPT_FIELD, kind: 'text', show: 'place', export: 'columns' },
  mergedAt: { ...KEPT_FIELD, kind: 'time', export: 'no: the audit trail has it' },
  hiddenWithBusiness: {
    ...KEPT_FIELD,
    ...{ kind: 'choice', list: 'no: the status says it', export: 'no: follows from its business' },
  },
  auditId: { ...KEPT_FIELD, kind: 'text', export: 'no: the audit trail has it' },
  version: { ...KEPT_FIELD, kind: 'number', export: 'columns' },
  createdAt: { ...KEPT_FIELD, kind: 'time', list: 'column', show: 'fact', export: 'columns' },
  createdBy: { ...KEPT_FIELD, kind: 'text', export: 'columns' },
  updatedAt: { ...KEPT_FIELD, kind: 'time', list: 'column', show: 'fact', export: 'columns' },
  updatedBy: { ...KEPT_FIELD, kind: 'text', export: 'columns' },
} as const satisfies Record<keyof Product, ProductField>;

type Fields = typeof PRODUCT_FIELDS;

/** The name of a product's field. */
export type ProductKey = keyof Fields;

/** Something that is done with products, field by field. */
export type ProductUse = Exclude<keyof ProductField, 'kind'>;

/** The fields that take part in a use; `How` narrows them to those that do so in this way. */
export type FieldsIn<Use extends ProductUse, How = unknown> = {
  [Key in ProductKey]: Fields[Key][Use] extends NoPart
    ? never
    : Fields[Key][Use] extends How
      ? Key
      : never;
}[ProductKey];

/** The fields whose values are of a kind. */
export type FieldsOfKind<Kind extends ProductField['kind']> = {
  [Key in ProductKey]: Fields[Key]['kind'] extends Kind ? Key : never;
}[ProductKey];

const isField = (name: string): name is ProductKey => Object.hasOwn(PRODUCT_FIELDS, name);

/** The names of a product's fields. */
export const FIELD_NAMES: readonly ProductKey[] = Object.keys(PRODUCT_FIELDS).filter(isField);

const hasPart = (part: unknown) => !(typeof part === 'string' && part.startsWith('no: '));

/** Whether a field takes part in a use. */
export const isIn = <Use extends ProductUse>(use: Use, name: string): name is FieldsIn<Use> =>
  isField(name) && hasPart(PRODUCT_FIELDS[name][use]);

/** The fields that take part in a use, in the order of the schema. */
export const fieldsIn = <Use extends ProductUse>(use: Use): readonly FieldsIn<Use>[] =>
  FIELD_NAMES.filter((name): name is FieldsIn<Use> => isIn(use, name));
