import type { ComponentType } from 'react';
import { type Load, lazyWith } from './lazyWith.tsx';
import { FloatingPartMissing, PartMissing } from './PartMissing.tsx';

/** A part of a page that is loaded when it is first shown. */
export const lazyPart = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazyWith(load, PartMissing);

/** A dialog, menu or popover that is loaded when it is first opened. */
export const lazyDialog = <P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> =>
  lazyWith(load, FloatingPartMissing);
