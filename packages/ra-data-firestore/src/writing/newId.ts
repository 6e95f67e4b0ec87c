import { collection, doc } from 'firebase/firestore';
import { collectionPath } from '../collectionPath.ts';
import type { Context } from '../context.ts';
import type { CallMeta } from '../options.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a record comes with its own id. */
export const hasId = ({ id }: Fields): boolean => id !== undefined && id !== null && id !== '';

/** A new id for a record. */
export const newId = (context: Context, resource: string, meta?: CallMeta): string =>
  doc(collection(context.firestore, collectionPath(resource, context.resource(resource), meta))).id;
