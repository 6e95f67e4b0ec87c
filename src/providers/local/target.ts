import { HttpError } from 'ra-core';
import { recordTokens } from 'ra-data-firestore/query';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS, type CollectionDefinition, searchedFields } from '@/domain/collections.ts';
import { messageOf } from '@/domain/errors.ts';
import { LAYOUTS } from './database.ts';
import type { StoreLayout } from './storageLayout.ts';

/** A resource's collection, or one parent's sub-collection of it. */
export interface Target {
  resource: ResourceName;
  definition: CollectionDefinition;
  layout: StoreLayout;
  /** Path of the collection. */
  collection: string;
  /** Path of the record that a sub-collection hangs from. */
  parentPath: string | null;
  tokens: (record: Readonly<Record<string, unknown>>) => readonly string[];
}

const layoutOf = (group: string): StoreLayout => {
  const layout = LAYOUTS.get(group);
  if (!layout) throw new HttpError(`There is no store for ${group}`, 400);
  return layout;
};

const targetOf = (resource: ResourceName, collection: string): Target => {
  const definition = COLLECTIONS[resource];
  const segments = collection.split('/');
  return {
    resource,
    definition,
    layout: layoutOf(definition.group),
    collection,
    parentPath: segments.length === 3 ? segments.slice(0, 2).join('/') : null,
    tokens: record => recordTokens(record, searchedFields(definition)),
  };
};

const isResource = (name: string): name is ResourceName =>
  RESOURCES.some(resource => resource === name);

/** @throws HttpError 400 where there is no such resource, or its parent is missing. */
export const resourceTarget = (resource: string, parent?: string): Target => {
  if (!isResource(resource)) throw new HttpError(`There is no resource "${resource}"`, 400);
  try {
    return targetOf(resource, COLLECTIONS[resource].path(parent));
  } catch (error) {
    throw new HttpError(messageOf(error), 400);
  }
};

/** The target of a collection's path, such as `products` or `giveaways/g1/entries`. */
export const pathTarget = (collection: string): Target => {
  const [, parent] = collection.split('/');
  const resource = RESOURCES.find(name => {
    const nested = collection.includes('/');
    const isNested = COLLECTIONS[name].group !== name || name === 'entries';
    return nested === isNested && COLLECTIONS[name].path(parent) === collection;
  });
  if (!resource) throw new HttpError(`There is no collection "${collection}"`, 400);
  return targetOf(resource, collection);
};

/** A record's path within a target. */
export const pathOf = (target: Target, id: string) => `${target.collection}/${id}`;
