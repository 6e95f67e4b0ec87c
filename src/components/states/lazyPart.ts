import { type ComponentType, createElement, Suspense, useEffect, useEffectEvent } from 'react';
import { type Load, lazyWith } from './lazyWith.tsx';
import { FloatingPartMissing, PartMissing } from './PartMissing.tsx';

interface Closable {
  onClose: () => void;
}

/** A part of a page that is loaded when it is first shown. */
export const lazyPart = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazyWith(load, PartMissing);

/** A dialog that is loaded when it is first opened. */
export const lazyDialog = <P extends Closable>(load: Load<P>): ComponentType<P> =>
  lazyWith(load, FloatingPartMissing);

const useCloseOn = (event: 'popstate' | 'pointerdown', onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(
    function listen() {
      const onEvent = () => close();
      window.addEventListener(event, onEvent);
      return () => window.removeEventListener(event, onEvent);
    },
    [event],
  );
};

/** Stands while an overlay loads: who presses something else meanwhile no longer wants it. */
const Loading = ({ onClose }: Closable) => {
  useCloseOn('pointerdown', onClose);
  return null;
};

/**
 * A menu, popover or dialog without anything to lose, loaded when it is first opened. The browser's
 * Back closes it: header and list often stay behind it, and the drawer that Back opens would be
 * below it, out of reach. So would the drawer be that is opened by a press while it still loads.
 */
export const lazyOverlay = <P extends Closable>(load: Load<P>): ComponentType<P> => {
  const Dialog = lazyDialog(load);
  return function Overlay(props: P) {
    const { onClose } = props;
    useCloseOn('popstate', onClose);
    return createElement(
      Suspense,
      { fallback: createElement(Loading, { onClose }) },
      createElement(Dialog, props),
    );
  };
};
