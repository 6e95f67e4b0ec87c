import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  CoreAdminContext,
  type CreateParams,
  type DataProvider,
  HttpError,
  memoryStore,
  type RaRecord,
  testDataProvider,
  type UpdateParams,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { copiedValues } from '@/domain/product/form/copiedValues.ts';
import {
  type ProductFormValues,
  productFormValues,
} from '@/domain/product/form/productFormValues.ts';
import type { Product, ProductDetails, ProductImage } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import { ProductForm } from './ProductForm.tsx';
import type { StoredProduct } from './storedProduct.ts';

const services = vi.hoisted(() => ({ current: {} }));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services.current }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'b1', email: 'b1@shop.example', role: 'owner' } }),
}));

// The whole form is big, and the machine that runs this may be busy.
configure({ asyncUtilTimeout: 10_000 });

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const business = { id: 'b1', businessName: 'Mill', baseCurrency: 'USD' };
const day = new Date('2026-01-01T00:00:00Z');
const product: Product = {
  ...emptyProduct('USD'),
  id: 'p1',
  title: 'Chair',
  price: 2500,
  brand: 'Mill',
  status: 'active',
  businessId: 'b1',
  businessName: 'Mill',
  stockState: 'untracked',
  stockTotal: null,
  gaps: [],
  version: 1,
  createdAt: day,
  createdBy: 'b1',
  updatedAt: day,
  updatedBy: 'b1',
};
const details: ProductDetails = {
  id: 'b1',
  businessId: 'b1',
  cost: 900,
  variantCosts: null,
  supplier: '',
  notes: '',
  version: 1,
};

const file = (fullPath: string) => ({
  ...{ bucket: 'b', name: 'a.webp', fullPath, size: 3, contentType: 'image/webp' },
  ...{ timeCreated: '2026-01-01T00:00:00Z', updated: '2026-01-01T00:00:00Z' },
});
/** The one picture of a product, in the folder of that product. */
const picturesOf = (id: string): ProductImage[] => [
  { id: 'a', url: 'local-file:old', alt: '', file: file(`business/b1/products/${id}/a.webp`) },
];

interface Fake {
  stored: Product | null;
  create: ReturnType<typeof vi.fn<(params: CreateParams) => Promise<void>>>;
  update: ReturnType<typeof vi.fn<(params: UpdateParams) => Promise<void>>>;
}

const same = <T extends RaRecord>(_: RaRecord): _ is T => true;
const answer = <T extends RaRecord>(record: RaRecord): { data: T } => {
  if (!same<T>(record)) throw new Error('unreachable');
  return { data: record };
};

/** A back end with one product: refuses what is not based on its version. */
const fakeBackEnd = (): { fake: Fake; dataProvider: DataProvider } => {
  const fake: Fake = {
    stored: product,
    create: vi.fn(async () => {}),
    update: vi.fn(async () => {}),
  };
  const dataProvider = testDataProvider({
    create: async (_, params) => {
      await fake.create(params);
      return answer({ ...product, ...params.data, id: String(params.data.id), version: 1 });
    },
    update: async (_, params) => {
      await fake.update(params);
      if (!fake.stored) throw new HttpError('gone', 404);
      if (params.previousData.version !== fake.stored.version) {
        throw new HttpError('conflict', 409, { record: fake.stored });
      }
      fake.stored = { ...fake.stored, ...params.data, version: fake.stored.version + 1 };
      return answer(fake.stored);
    },
    getOne: async resource => {
      const record = resource === 'products' ? fake.stored : details;
      if (!record) throw new HttpError('gone', 404);
      return answer(record);
    },
  });
  return { fake, dataProvider };
};

const show = (
  stored: StoredProduct | null,
  onNext?: () => void,
  fresh?: ProductFormValues,
  files: object = { upload: vi.fn(), remove: vi.fn() },
) => {
  const { fake, dataProvider } = fakeBackEnd();
  services.current = { dataProvider, files };
  const onSaved = vi.fn();
  const page = (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
      <Link to="/elsewhere">Elsewhere</Link>
      <ProductForm
        stored={stored}
        fresh={fresh}
        productId="p1"
        business={business}
        draftName={stored ? 'p1' : 'new.b1'}
        onSaved={onSaved}
        onNext={onNext}
      />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Somewhere else</p> },
  ]);
  const view = render(<RouterProvider router={router} />);
  return { fake, onSaved, ...view };
};

// By label and in one go: looking through this whole form by role, key by key, takes minutes.
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}( \\*)?$`), { selector: 'input' });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const theirs = (fake: Fake, changes: Partial<Product>) => {
  if (fake.stored) fake.stored = { ...fake.stored, ...changes, version: fake.stored.version + 1 };
};

/** Keeps the next product on its way. @returns what lets it arrive. */
const holdCreate = (fake: Fake) => {
  let arrive = () => {};
  fake.create.mockReturnValueOnce(
    new Promise(resolve => {
      arrive = resolve;
    }),
  );
  return () => arrive();
};

describe('ProductForm', { timeout: 30_000 }, () => {
  beforeEach(() => {
    localStorage.clear();
    // jsdom has no layout to scroll in.
    Element.prototype.scrollIntoView = () => {};
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => void vi.restoreAllMocks());

  it('goes to the first field that is wrong and says how many are', async () => {
    const { fake } = show(null);
    type('Price', 'a lot');
    press('Save as draft');
    expect(await screen.findByText('2 fields need your attention.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(fake.create).not.toHaveBeenCalled();
  });

  it('adds a product once, however often the button is clicked', async () => {
    const { fake, onSaved } = show(null);
    type('Title', ' Oak chair ');
    type('Price', '129,50');
    type('Cost per piece', '60');
    press('Save and publish');
    press('Save and publish');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(fake.create).toHaveBeenCalledTimes(1);
    expect(fake.create.mock.calls[0]?.[0]).toMatchObject({
      data: { id: 'p1', businessId: 'b1', title: 'Oak chair', price: 12_950, status: 'active' },
    });
    const { alongside } = fake.create.mock.calls[0]?.[0]?.meta ?? {};
    expect(alongside('a1')).toMatchObject([
      { collection: 'products/p1/private', id: 'b1', data: { cost: 6000 } },
    ]);
  });

  it('keeps the file of a picture that is taken away: the history brings it back', async () => {
    const files = { upload: vi.fn(), resolve: async () => 'blob:a', remove: vi.fn() };
    const shown = { ...product, images: picturesOf('p1') };
    const { fake, onSaved } = show({ product: shown, details }, undefined, undefined, files);
    fireEvent.click(screen.getByLabelText('Remove picture 1'));
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(fake.update.mock.calls[0]?.[0].data).toMatchObject({ images: [] });
    expect(files.remove).not.toHaveBeenCalled();
  });

  it('keeps that file, too, where changes of another visit have the picture and are discarded', async () => {
    const files = { upload: vi.fn(), resolve: async () => 'blob:a', remove: vi.fn() };
    const stored = (images: ProductImage[]) => ({ product: { ...product, images }, details });
    const { unmount } = show(stored(picturesOf('p1')), undefined, undefined, files);
    fireEvent.change(screen.getByLabelText(/picture 1/, { selector: 'input' }), {
      target: { value: 'From the side' },
    });
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    unmount();
    show(stored([]), undefined, undefined, files);
    fireEvent.click(await screen.findByText('Discard them', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByText('Discard them')).toBeNull());
    expect(files.remove).not.toHaveBeenCalled();
  });

  it('saves a copy that nobody changed, with pictures of its own', async () => {
    const images = picturesOf('p0');
    const files = {
      read: async () => new Blob(['abc']),
      resolve: async () => 'blob:a',
      upload: vi.fn((path: string) => ({
        done: Promise.resolve({ url: `local-file:${path}`, metadata: file(path) }),
      })),
      remove: vi.fn(),
    };
    const fresh = copiedValues(
      productFormValues({ ...product, images, sku: 'CH' }, details),
      title => `${title} (copy)`,
      String,
    );
    const { fake, onSaved } = show(null, undefined, fresh, files);
    press('Save as draft');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const path = 'business/b1/products/p1/a.webp';
    expect(fake.create.mock.calls[0]?.[0]).toMatchObject({
      data: {
        ...{ id: 'p1', title: 'Chair (copy)', price: 2500, brand: 'Mill', sku: '' },
        status: 'draft',
        images: [{ id: 'a', url: `local-file:${path}`, file: { fullPath: path } }],
      },
    });
    expect(files.remove).not.toHaveBeenCalled();
  });

  it('writes only what was changed, and a second save does not conflict with the first', async () => {
    const { fake, onSaved } = show({ product, details });
    type('Title', 'Stool');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(fake.update.mock.calls[0]?.[0].data).toEqual({ title: 'Stool' });
    type('Title', 'Bench');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
    expect(fake.stored).toMatchObject({ title: 'Bench', version: 3 });
  });

  it.each([
    [403, 'Your account may not save this.'],
    [503, 'The server cannot be reached.'],
    [507, 'This browser’s storage is full.'],
  ])('says why a save was refused (%i) and keeps what was typed', async (status, message) => {
    const { fake } = show({ product, details });
    fake.update.mockRejectedValueOnce(new HttpError('no', status));
    type('Title', 'Stool');
    press('Save');
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    expect(field('Title')).toHaveProperty('value', 'Stool');
    press('Save');
    await screen.findByText('Everything is saved');
    expect(fake.stored?.title).toBe('Stool');
  });

  it('puts a refusal of one field at the field', async () => {
    const { fake } = show({ product, details });
    const errors = { sku: 'validation.tooLong.100' };
    fake.update.mockRejectedValueOnce(new HttpError('no', 400, { errors }));
    type('SKU', 'X');
    press('Save');
    expect(await screen.findByText('This has more than 100 characters. Shorten it.')).toBeTruthy();
  });

  it('takes over what others changed in other fields', async () => {
    const { fake, onSaved } = show({ product, details });
    theirs(fake, { brand: 'Forge' });
    type('Title', 'Stool');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(fake.stored).toMatchObject({ title: 'Stool', brand: 'Forge' });
    expect(field('Brand')).toHaveProperty('value', 'Forge');
  });

  it('asks field by field where both changed the same', async () => {
    const { fake, onSaved } = show({ product, details });
    theirs(fake, { title: 'Theirs', price: 3000 });
    type('Title', 'Mine');
    type('Price', '31');
    press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('Keep theirs: Title'));
    fireEvent.click(dialog.getByText('Save the result'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(fake.stored).toMatchObject({ title: 'Theirs', price: 3100, version: 3 });
  });

  it('tells that the product was deleted and shows what can be copied', async () => {
    const { fake } = show({ product, details });
    fake.stored = null;
    type('Title', 'Stool');
    press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Title: Stool/)).toBeTruthy();
  });

  it('follows a link that was clicked while it was saved, without asking, and leads nowhere else', async () => {
    const fresh = copiedValues(productFormValues(product, details), String, String);
    const { fake, onSaved } = show(null, undefined, fresh);
    const goOn = holdCreate(fake);
    press('Save as draft');
    await waitFor(() => expect(fake.create).toHaveBeenCalled());
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Somewhere else');
    goOn();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]?.[1]).toBe(true);
  });

  it('follows the link that it asked about once it is saved, and leads nowhere else', async () => {
    const { fake, onSaved } = show(null);
    const goOn = holdCreate(fake);
    // What is stored is spelled otherwise than what was typed.
    type('Title', ' Oak chair ');
    press('Save as draft');
    await waitFor(() => expect(fake.create).toHaveBeenCalled());
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Leave without saving?');
    goOn();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]?.[1]).toBe(true);
    await screen.findByText('Somewhere else');
  });

  it('leads to the record who was asked, stayed, and saves', async () => {
    const { onSaved } = show(null);
    type('Title', 'Oak chair');
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Leave without saving?');
    press('Stay');
    press('Save as draft');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]?.[1]).toBe(false);
  });

  it('asks before unsaved changes are left, and not once they are taken back', async () => {
    show({ product, details });
    type('Title', 'Stool');
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Leave without saving?');
    press('Stay');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    type('Title', 'Chair');
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(await screen.findByText('Somewhere else')).toBeTruthy();
  });

  it('offers what was not saved after the form went away', async () => {
    const { unmount } = show({ product, details });
    type('Title', 'Stool');
    unmount();
    show({ product, details });
    expect(field('Title')).toHaveProperty('value', 'Chair');
    press('Restore them');
    await waitFor(() => expect(field('Title')).toHaveProperty('value', 'Stool'));
    expect(screen.queryByText('Restore them')).toBeNull();
  });

  it('says what is missing before it is published, and does not forbid it', async () => {
    const { fake } = show(null);
    type('Title', 'Stool');
    await screen.findByText(/^Before it can sell: No picture, No price, No description/);
    fireEvent.change(screen.getByLabelText('Price', { selector: 'input' }), {
      target: { value: '12' },
    });
    await screen.findByText(/^Before it can sell: No picture, No description/);
    const asked = () => screen.queryByText('A barcode with a right check digit');
    await waitFor(() => expect(asked()).not.toBeNull());
    type('Barcode .*', '4006381333931');
    await waitFor(() => expect(asked()).toBeNull());
    press('Save and publish');
    await waitFor(() => expect(fake.create).toHaveBeenCalledOnce());
    expect(fake.create.mock.calls[0]?.[0].data).toMatchObject({ status: 'active', price: 1200 });
  });

  it('hints at a wrong check digit once the field is left, and saves it all the same', async () => {
    const { fake } = show(null);
    const hint = /is no valid GTIN/;
    type('Title', 'Stool');
    type('Barcode .*', '4006381333932');
    expect(screen.queryByText(hint)).toBeNull();
    fireEvent.blur(field('Barcode .*'));
    expect(screen.queryByText(/^4006381333932 is no valid GTIN/)).not.toBeNull();
    expect(field('Barcode .*').getAttribute('aria-invalid')).toBe('false');
    type('Barcode .*', '4006381333931');
    fireEvent.blur(field('Barcode .*'));
    expect(screen.queryByText(hint)).toBeNull();
    type('Barcode .*', '4006381333932');
    press('Save as draft');
    await waitFor(() => expect(fake.create).toHaveBeenCalledOnce());
    expect(fake.create.mock.calls[0]?.[0].data).toMatchObject({ barcode: '4006381333932' });
  });

  it('saves and goes on to the next, and goes on at once where nothing is unsaved', async () => {
    const onNext = vi.fn();
    const { fake, onSaved } = show({ product: { ...product, status: 'draft' }, details }, onNext);
    press('Save and next');
    await waitFor(() => expect(onNext).toHaveBeenCalledOnce());
    expect(fake.update).not.toHaveBeenCalled();
    type('Title', '');
    press('Save and next');
    await screen.findByText('1 field needs your attention.');
    type('Title', 'Stool');
    press('Save and next');
    await waitFor(() => expect(onNext).toHaveBeenCalledTimes(2));
    expect(onSaved).toHaveBeenCalledOnce();
    expect(fake.update.mock.calls[0]?.[0].data).toEqual({ title: 'Stool' });
  });
});
