import { concernsAll } from '@/domain/errors.ts';
import type { StoredFile } from '@/domain/schemas/common.ts';
import type { ProductImage, ProductInput } from '@/domain/schemas/product.ts';
import type { FileStore } from '@/providers/types.ts';

type Files = Pick<FileStore, 'read' | 'upload'>;

/**
 * The product with pictures of its own: files that lie in another record's folder are copied into
 * `folder`, since they go with that record. Pictures elsewhere on the web are
 * nobody's and stay. A picture whose file cannot be read is left out and counted in `lost`.
 * @throws StorageError where the file store cannot be reached or takes no more: later it can be read.
 */
export const ownPictures = async <T extends Pick<ProductInput, 'images' | 'variants'>>(
  product: T,
  folder: string,
  files: Files,
): Promise<{ product: T; lost: number }> => {
  const isForeign = (file: StoredFile | null | undefined) =>
    file != null && !file.fullPath.startsWith(`${folder}/`);
  const isForeignPicture = ({ file, thumbnailFile }: ProductImage) =>
    isForeign(file) || isForeign(thumbnailFile);
  if (!product.images.some(isForeignPicture)) return { product, lost: 0 };

  // Under the name it has, so that a second attempt to save takes no more room than the first.
  const copy = async (content: Blob, { fullPath, contentType }: StoredFile) => {
    const path = `${folder}/${fullPath.slice(fullPath.lastIndexOf('/') + 1)}`;
    return files.upload(path, content, { contentType: contentType ?? content.type }).done;
  };
  const readAll = async (picture: ProductImage) => {
    const { url, thumbnailUrl, file, thumbnailFile } = picture;
    return {
      large: file && isForeign(file) ? { file, content: await files.read(url) } : null,
      small:
        thumbnailUrl && thumbnailFile && isForeign(thumbnailFile)
          ? { file: thumbnailFile, content: await files.read(thumbnailUrl) }
          : null,
    };
  };
  const addresses = new Map<string, string | null>();
  const images: ProductImage[] = [];
  for (const picture of product.images) {
    const read = await readAll(picture).catch(error => {
      if (concernsAll(error)) throw error;
      console.warn('A picture could not be copied', picture.url, error);
      return null;
    });
    if (!read) {
      addresses.set(picture.url, null);
      continue;
    }
    const large = read.large && (await copy(read.large.content, read.large.file));
    const small = read.small && (await copy(read.small.content, read.small.file));
    if (large) addresses.set(picture.url, large.url);
    images.push({
      ...picture,
      ...(large ? { url: large.url, file: large.metadata } : {}),
      ...(small ? { thumbnailUrl: small.url, thumbnailFile: small.metadata } : {}),
    });
  }
  const addressOf = (address: string | null | undefined) =>
    address && addresses.has(address) ? addresses.get(address) : address;
  const variants = product.variants.map(variant => ({
    ...variant,
    imageUrl: addressOf(variant.imageUrl),
  }));
  return { product: { ...product, images, variants }, lost: product.images.length - images.length };
};
