import { JSDOM } from 'jsdom';

/**
 * Descriptions are made safe by a browser's own parser: here it is jsdom's.
 * @returns takes it away again.
 */
export const provideDom = (): (() => void) => {
  Object.assign(globalThis, { window: new JSDOM('').window });
  return () => void Reflect.deleteProperty(globalThis, 'window');
};
