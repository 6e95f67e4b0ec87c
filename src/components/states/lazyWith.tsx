import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { createEmitter } from '@/domain/emitter.ts';
import { loadCode } from '@/lib/loadCode.ts';
import type { CodeMissingProps } from './useUnreachable.ts';

/** Loads the code of a component. */
export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A component whose code is loaded when it is first shown. Where that fails, `Missing` stands in
 * its place, instead of an error that takes the page down, until the code can be had: `React.lazy`
 * alone would remember the failure for as long as the tab lives.
 */
export const lazyWith = <P extends object>(
  load: Load<P>,
  Missing: ComponentType<P & CodeMissingProps>,
): ComponentType<P> => {
  const { emit, subscribe } = createEmitter();
  const attempt = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return await loadCode(load);
      } catch (error) {
        console.warn('A part of the page could not be loaded', error);
        return { default: props => <Missing {...props} error={error} retry={again} /> };
      }
    });
  let current = attempt();
  const again = () => {
    current = attempt();
    emit();
  };
  return function LazyPart(props: P) {
    const Part = useSyncExternalStore(subscribe, () => current);
    return <Part {...props} />;
  };
};
