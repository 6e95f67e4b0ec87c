import type { ComponentType } from 'react';
import { type Load, lazyWith } from './lazyWith.tsx';
import { PageMissing } from './PageMissing.tsx';

/** A page that is loaded when it is opened; apart from the other parts, which sign-in does without. */
export const lazyPage = (load: Load<object>): ComponentType => lazyWith(load, PageMissing);
