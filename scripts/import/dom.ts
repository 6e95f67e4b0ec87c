import { JSDOM } from 'jsdom';

/** Descriptions are made safe by a browser's own parser: here it is jsdom's. */
export const provideDom = (): void => {
  Object.assign(globalThis, { window: new JSDOM('').window });
};
