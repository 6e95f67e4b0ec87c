import type { Context } from './context.ts';
import type { CallMeta, ResourceOptions } from './options.ts';
import { QueryError } from './query/index.ts';

const fill = (template: string, resource: string, meta: CallMeta) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = meta[name];
    if (typeof value === 'string' && value !== '' && !value.includes('/')) return value;
    throw new QueryError(`${resource} is at ${template}: give meta.${name}, an id`, name);
  });

/**
 * The path of a resource's collection.
 * @throws QueryError where `meta` lacks a part of it.
 */
export const collectionPath = (
  resource: string,
  { path = resource }: ResourceOptions,
  meta: CallMeta = {},
): string => (typeof path === 'function' ? path(meta) : fill(path, resource, meta));

const pattern = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

const isPathOf = (path: string, resource: string, options: ResourceOptions) => {
  const known = options.path ?? resource;
  if (typeof known === 'string') return pattern(known).test(path);
  const segments = path.split('/');
  try {
    return known({ parent: segments.at(-2) }) === path;
  } catch {
    return false;
  }
};

/** The resource whose collection a path is; the path itself where none is configured. */
export const resourceOfPath = (context: Context, path: string): string =>
  context.resourceNames.find(name => isPathOf(path, name, context.resource(name))) ?? path;
