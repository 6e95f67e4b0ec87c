import type { ComponentType } from 'react';
import { lazyPage } from '@/components/states/lazyPage.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';

/** A page whose code is loaded when it is first shown, or ahead of that. */
export type PageComponent = ComponentType & { preload: () => Promise<unknown> };

type Load = () => Promise<{ default: ComponentType }>;

/** A page that shows only words which are there from the start (`i18n/en/core`). */
export const pageWithCoreMessages = (load: Load): PageComponent =>
  Object.assign(lazyPage(load), { preload: load });

/** A page; the words it shows are loaded with its code. */
export const page = (load: Load): PageComponent => pageWithCoreMessages(withMessages(load));

/** A page that shows words that few pages show (`i18n/en/rest`), too. */
export const pageWithRareMessages = (load: Load): PageComponent =>
  pageWithCoreMessages(withMessages(load, 'rest'));

/** A page that shows words that only administrators see (`i18n/en/administration`), too. */
export const pageWithAllMessages = (load: Load): PageComponent =>
  pageWithCoreMessages(withMessages(load, 'all'));
