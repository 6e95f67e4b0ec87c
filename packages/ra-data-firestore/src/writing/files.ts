import type { Context } from '../context.ts';
import { isPlainObject } from '../query/index.ts';
import type { FileStore } from './fileStore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A file as react-admin's inputs hand it over. */
interface PickedFile {
  rawFile: Blob;
  title?: unknown;
}

const isPicked = (value: unknown): value is PickedFile & Record<string, unknown> =>
  isPlainObject(value) && value.rawFile instanceof Blob;

const nameOf = ({ rawFile, title }: PickedFile) => {
  const given = 'name' in rawFile && typeof rawFile.name === 'string' ? rawFile.name : title;
  return String(given ?? 'file')
    .replace(/[^\w.-]+/g, '-')
    .slice(-80);
};

const pathsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(pathsOf);
  return isPlainObject(value) && typeof value.path === 'string' ? [value.path] : [];
};

/** What the uploads of one write have to do once it is settled. */
export interface Uploads<T> {
  /** The data with `{ src, title, path }` in place of every picked file. */
  data: T;
  /** Deletes the files that the write replaced; it must have succeeded. */
  keep: (before: Fields | undefined) => Promise<void>;
  /** Deletes what was uploaded: the write failed. */
  undo: () => Promise<void>;
}

/** A file that cannot be deleted is left behind; the record is right, so the save has succeeded. */
const removeAll = async (store: FileStore, paths: readonly string[]) => {
  await Promise.allSettled(paths.map(path => store.remove(path)));
};

/** Where the files of a record's field go. */
interface Place {
  resource: string;
  /** The record's document path. */
  folder: string;
}

const uploadValue = async (
  context: Context,
  store: FileStore,
  { resource, folder }: Place,
  field: string,
  value: unknown,
  uploaded: string[],
): Promise<unknown> => {
  if (Array.isArray(value))
    return Promise.all(
      value.map(one => uploadValue(context, store, { resource, folder }, field, one, uploaded)),
    );
  if (!isPicked(value)) return value;
  const name = nameOf(value);
  const path = `${folder}/${field}/${crypto.randomUUID()}-${name}`;
  const { rawFile, ...rest } = value;
  const src = await store.upload(path, rawFile, (bytesTransferred, totalBytes) =>
    context.settings.onUploadProgress?.({ resource, field, name, bytesTransferred, totalBytes }),
  );
  uploaded.push(path);
  return { ...rest, src, title: value.title ?? name, path };
};

/**
 * Uploads the picked files among a record's file fields, several at once.
 * @throws whatever the store throws; what was uploaded by then is deleted again.
 */
export const uploadFiles = async <T extends Fields>(
  context: Context,
  store: FileStore | undefined,
  place: Place,
  fields: readonly string[],
  data: T,
): Promise<Uploads<T>> => {
  const uploaded: string[] = [];
  const undo = () => (store ? removeAll(store, uploaded) : Promise.resolve());
  if (!store || fields.length === 0) return { data, keep: async () => undefined, undo };
  const named = fields.filter(field => data[field] !== undefined);
  const settled = await Promise.allSettled(
    named.map(field => uploadValue(context, store, place, field, data[field], uploaded)),
  );
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await undo();
    throw failed.reason;
  }
  const values = settled.map(one => (one.status === 'fulfilled' ? one.value : undefined));
  const changed = Object.fromEntries(named.map((field, index) => [field, values[index]]));
  return {
    data: { ...data, ...changed },
    keep: async before => {
      const kept = new Set(Object.values(changed).flatMap(pathsOf));
      const old = named.flatMap(field => pathsOf(before?.[field]));
      await removeAll(
        store,
        old.filter(path => !kept.has(path)),
      );
    },
    undo,
  };
};

/** Deletes the files of a record that was deleted. */
export const removeFiles = async (
  store: FileStore | undefined,
  fields: readonly string[],
  record: Fields | undefined,
): Promise<void> => {
  if (store)
    await removeAll(
      store,
      fields.flatMap(field => pathsOf(record?.[field])),
    );
};
