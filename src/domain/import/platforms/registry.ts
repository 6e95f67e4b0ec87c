import { PLATFORMS, type Platform } from '../../platforms.ts';
import type { Dialect } from '../csv/headers.ts';
import type { PlatformAdapter } from './platformAdapter.ts';
import { shopify } from './shopify.ts';
import { wix } from './wix.ts';

/** Every platform; another one is a line here, and what the compiler asks for then. */
export const ADAPTERS: Readonly<Record<Platform, PlatformAdapter>> = { shopify, wix };

/**
 * @returns the platform whose export is written in a dialect.
 * @throws Error where nobody reads it.
 */
export const platformOf = (dialect: Dialect): Platform => {
  const platform = PLATFORMS.find(name => ADAPTERS[name].dialects[dialect] !== undefined);
  if (!platform) throw new Error(`No platform reads the dialect ${dialect}`);
  return platform;
};
