import { describe, expect, it, vi } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import type { StoredFile } from '@/domain/schemas/common.ts';
import type { ProductImage, ProductVariant } from '@/domain/schemas/product.ts';
import { StorageError } from '@/providers/storageError.ts';
import type { FileStore } from '@/providers/types.ts';
import { ownPictures } from './ownPictures.ts';

const OLD = 'business/b1/products/p1';
const NEW = 'business/b1/products/p2';

const fileAt = (fullPath: string): StoredFile => ({
  ...{ bucket: 'b', name: fullPath, fullPath, size: 3, contentType: 'image/webp' },
  ...{ timeCreated: '2026-01-01T00:00:00Z', updated: '2026-01-01T00:00:00Z' },
});

const picture = (folder: string, name: string): ProductImage => ({
  id: name,
  url: `local-file:${folder}/${name}.webp`,
  thumbnailUrl: `local-file:${folder}/${name}-thumb.webp`,
  alt: `Text of ${name}`,
  file: fileAt(`${folder}/${name}.webp`),
  thumbnailFile: fileAt(`${folder}/${name}-thumb.webp`),
});

const elsewhere: ProductImage = { id: 'w', url: 'https://cdn.example/w.jpg', alt: 'Web' };

const variant = (id: string, imageUrl: string | null): ProductVariant => ({
  ...{ id, optionValues: {}, sku: '', barcode: '', price: null, compareAtPrice: null },
  inventory: { tracked: false, quantity: 0, inStock: true, oversell: false },
  imageUrl,
  visible: true,
});

const fakeFiles = (gone: readonly string[] = []) => {
  const upload = vi.fn<FileStore['upload']>((path, content) => ({
    done: Promise.resolve({ url: `local-file:${path}`, metadata: fileAt(path) }),
    snapshot: () => ({
      ...{ state: 'success', bytesTransferred: content.size, totalBytes: content.size },
    }),
    subscribe: () => () => {},
    ...{ pause: () => false, resume: () => false, cancel: () => false },
  }));
  const read = async (address: string) => {
    if (gone.includes(address)) throw new Error('gone');
    return new Blob(['abc'], { type: 'image/webp' });
  };
  return { upload, read };
};

const product = (images: ProductImage[], variants: ProductVariant[] = []) => ({
  ...emptyProduct('EUR'),
  images,
  variants,
});

describe('ownPictures', () => {
  it('copies files of another record into the own folder, with their texts and in their order', async () => {
    const files = fakeFiles();
    const from = product([picture(OLD, 'a'), elsewhere, picture(NEW, 'n')]);
    const { product: own, lost } = await ownPictures(from, NEW, files);
    expect(lost).toBe(0);
    expect(files.upload.mock.calls.map(([path]) => path)).toEqual([
      `${NEW}/a.webp`,
      `${NEW}/a-thumb.webp`,
    ]);
    expect(own.images).toEqual([picture(NEW, 'a'), elsewhere, picture(NEW, 'n')]);
  });

  it('leads the pictures of variants to the copies', async () => {
    const a = picture(OLD, 'a');
    const from = product([a], [variant('1', a.url), variant('2', null)]);
    const { product: own } = await ownPictures(from, NEW, fakeFiles());
    expect(own.variants.map(({ imageUrl }) => imageUrl)).toEqual([picture(NEW, 'a').url, null]);
  });

  it('leaves out and counts what cannot be read, with its place at variants', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [a, b] = [picture(OLD, 'a'), picture(OLD, 'b')];
    const from = product([a, b], [variant('1', a.url)]);
    const { product: own, lost } = await ownPictures(from, NEW, fakeFiles([a.url]));
    expect(lost).toBe(1);
    expect(own.images.map(({ id }) => id)).toEqual(['b']);
    expect(own.variants[0]?.imageUrl).toBeNull();
  });

  it.each(['retry-limit-exceeded', 'quota-exceeded'] as const)(
    'leaves nothing out where the file store cannot answer at the moment: %s',
    async code => {
      const read = () => Promise.reject(new StorageError(code));
      const copied = ownPictures(product([picture(OLD, 'a')]), NEW, { ...fakeFiles(), read });
      await expect(copied).rejects.toMatchObject({ code });
    },
  );

  it('does nothing where every picture is its own or nobody’s', async () => {
    const files = fakeFiles();
    const from = product([elsewhere, picture(NEW, 'n')]);
    expect((await ownPictures(from, NEW, files)).product).toBe(from);
    expect(files.upload).not.toHaveBeenCalled();
  });
});
