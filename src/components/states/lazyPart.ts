import { type ComponentType, createElement, useEffect, useEffectEvent } from 'react';
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

const useCloseOnBack = (onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(function listen() {
    const onBack = () => close();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
};

/**
 * A menu, popover or dialog without anything to lose, loaded when it is first opened. The browser's
 * Back closes it: header and list often stay behind it, and the drawer that Back opens would be
 * below it, out of reach.
 */
export const lazyOverlay = <P extends Closable>(load: Load<P>): ComponentType<P> => {
  const Dialog = lazyDialog(load);
  return function Overlay(props: P) {
    useCloseOnBack(props.onClose);
    return createElement(Dialog, props);
  };
};
