import type { ComponentType } from 'react';
import type { Platform } from '@/domain/platforms.ts';
import { ConnectShopify } from './ConnectShopify.tsx';
import { ConnectWix } from './ConnectWix.tsx';

/** What is asked for to connect a shop, by its platform. */
export const CONNECT_FORMS: Readonly<Record<Platform, ComponentType>> = {
  shopify: ConnectShopify,
  wix: ConnectWix,
};
