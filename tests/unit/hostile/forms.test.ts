import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  businessFormSchema,
  type NewBusinessValues,
  newBusinessSchema,
  newBusinessValues,
} from '@/components/business/businessForm.ts';
import { importSettingsSchema } from '@/domain/import/settings.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { productFormValues } from '@/domain/product/form/productFormValues.ts';
import { productFormSchema } from '@/domain/product/form/readProductForm.ts';
import { MAX_LENGTH, text } from '@/domain/schemas/common.ts';
import { productInputSchema } from '@/domain/schemas/product.ts';
import { savedViewSchema } from '@/domain/schemas/savedView.ts';
import { english } from '@/i18n/en/index.ts';
import {
  type GiveawayFormValues,
  giveawayFormValues,
  readGiveawayForm,
} from '@/resources/giveaways/form/giveawayForm.ts';
import { newRequestSchema } from '@/resources/requests/form/attachment.ts';
import { HOSTILE_STRINGS } from '../../support/hostileStrings.ts';
import { SETTINGS } from '../import/importing.ts';

/** What was made of a form: the data to store, or the key of the message at each field. */
type Read = { data: unknown } | { problems: Record<string, string> };

const bySchema = (schema: z.ZodType, values: unknown): Read => {
  const { data, error } = schema.safeParse(values);
  if (!error) return { data };
  const problems = error.issues.map(({ path, message }) => [path.join('.'), message]);
  return { problems: Object.fromEntries(problems) };
};

const NOW = new Date('2026-11-20T12:00:00Z');
const variant = {
  id: 'v1',
  optionValues: { Size: 'S' },
  ...{ sku: '', barcode: '', price: '', compareAtPrice: '', weightGrams: '', imageUrl: null },
  inventory: { tracked: false, quantity: '', inStock: true, oversell: false },
  visible: true,
};
const product = {
  ...productFormValues({ ...emptyProduct('EUR'), title: 'Stool' }),
  images: [{ id: 'i1', url: 'https://x.example/i.jpg', alt: '' }],
  tags: ['oak'],
  options: [{ name: 'Size', values: [{ name: 'S' }] }],
  variants: [variant],
  attributes: [{ name: 'Wood', value: 'Oak' }],
};
const request = { kind: 'support', subject: 'Help', message: 'Please', proposed: null };
const proposal = { ...request, kind: 'emailChange', proposed: { businessEmail: 'a@b.co' } };
const business = { ...newBusinessValues(), businessName: 'Juniper', businessEmail: 'a@b.co' };
const { businessEmail: _, status: __, ...profile } = business;
const view = savedViewSchema.pick({ name: true });

/** Every form: a sound content of it, how it is read, and the fields that people write into. */
const FORMS: [string, object, (values: unknown) => Read, string[]][] = [
  [
    'product',
    product,
    values => bySchema(productFormSchema(null), values),
    [
      ...['title', 'description', 'sku', 'barcode', 'brand', 'category', 'tags.0', 'supplier'],
      ...['notes', 'attributes.0.name', 'attributes.0.value', 'images.0.alt', 'images.0.url'],
      ...['options.0.name', 'options.0.values.0.name', 'variants.0.sku', 'variants.0.barcode'],
      ...['price', 'compareAtPrice', 'cost', 'currency', 'variants.0.price'],
    ],
  ],
  [
    'profile',
    profile,
    values => bySchema(businessFormSchema, values),
    ['businessName', 'contactName', 'phone', 'website', 'address', 'country', 'about'],
  ],
  [
    'new business',
    business,
    values => bySchema(newBusinessSchema, z.custom<NewBusinessValues>().parse(values)),
    ['businessEmail', 'businessName', 'contactName', 'phone', 'website', 'address', 'about'],
  ],
  [
    'giveaway',
    { ...giveawayFormValues(null, 'UTC', NOW), title: 'Win' },
    values => readGiveawayForm(z.custom<GiveawayFormValues>().parse(values), null, NOW),
    ['title', 'description', 'imageUrl', 'startsAt', 'endsAt', 'timeZone', 'numberOfWinners'],
  ],
  ['request', request, values => bySchema(newRequestSchema, values), ['subject', 'message']],
  [
    'proposal',
    proposal,
    values => bySchema(newRequestSchema, values),
    ['contactName', 'businessName', 'website', 'phone', 'address'].map(name => `proposed.${name}`),
  ],
  ['saved view', { name: 'Low' }, values => bySchema(view, values), ['name']],
  [
    'reason, note or reply',
    { text: '' },
    values => bySchema(z.object({ text: text(MAX_LENGTH.line) }), values),
    ['text'],
  ],
  ['import settings', SETTINGS, values => bySchema(importSettingsSchema, values), ['shop']],
];

const withText = (content: unknown, [first, ...rest]: string[], value: string): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(content))
    return content.map((item, index) =>
      String(index) === first ? withText(item, rest, value) : item,
    );
  const known = typeof content === 'object' && content !== null ? content : {};
  return { ...known, [first]: withText(Reflect.get(known, first), rest, value) };
};

/** Breaks and tabs become blanks on one line, what surrounds a text goes, a host gets its scheme. */
const flat = (field: string, value: unknown) => {
  const plain = String(value).replace(/\s+/g, ' ').trim();
  return field.endsWith('website') ? plain.replace(/^https:\/\//, '') : plain;
};

/** Fields that are stored as something else than the text that was typed. */
const READ_AS_OTHER = ['price', 'compareAtPrice', 'cost', 'startsAt', 'endsAt', 'numberOfWinners'];

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );

/** The product's form is read into two records. */
const storedAt = (data: unknown, field: string) => {
  const path = field.split('.');
  return (
    valueAt(data, path) ?? valueAt(data, ['input', ...path]) ?? valueAt(data, ['details', ...path])
  );
};

describe.each(FORMS)('%s form', (_name, content, read, fields) => {
  it.each(fields)('%s takes a hostile text whole, or says what is wrong with it', field => {
    for (const { tries, text: hostile } of HOSTILE_STRINGS) {
      const result = read(withText(content, field.split('.'), hostile));
      if ('problems' in result) {
        const key = result.problems[field];
        expect(key, `${tries}: a message at ${field}`).toBeTypeOf('string');
        expect(valueAt(english, String(key).split('.')), `${tries}: words for ${key}`).toBeTypeOf(
          'string',
        );
      } else if (!READ_AS_OTHER.includes(field.split('.').at(-1) ?? '')) {
        expect(flat(field, storedAt(result.data, field)), tries).toBe(flat(field, hostile));
      }
    }
  });
});

it('a stored product keeps every hostile text that its form accepts', () => {
  for (const { tries, text: hostile } of HOSTILE_STRINGS) {
    const { data } = productInputSchema.safeParse({ ...emptyProduct('EUR'), title: hostile });
    if (data) expect(productInputSchema.parse(data).title, tries).toBe(data.title);
  }
});
