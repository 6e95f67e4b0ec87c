import type { BrowserContext } from '@playwright/test';
import { EVIL_HOST } from '../../../support/hostileStrings.ts';

/** What the browser logs by itself where there is no network. */
const OF_NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to (fetch|load resource)|dynamically imported module|error loading dynamically|Unable to preload|NetworkError|Load failed/i;

/** What the pages of a browser complained about, until it is asked for. */
export interface Heard {
  /** @param offline whether there is no network, or was none a step ago. */
  take: (offline: boolean) => string[];
}

/** Listens to every page of a browser: errors in the console, nobody's exceptions, foreign dialogs. */
export const listen = (context: BrowserContext): Heard => {
  const heard: string[] = [];
  context.on('weberror', error => {
    const thrown = error.error();
    heard.push(`nobody caught ${thrown.name}: ${thrown.message}`);
  });
  context.on('console', message => {
    if (message.type() === 'error') heard.push(`the console says: ${message.text()}`);
  });
  context.on('dialog', dialog => {
    if (dialog.type() !== 'beforeunload') heard.push(`a dialog: ${dialog.message()}`);
    dialog.accept().catch(() => undefined);
  });
  context.on('request', request => {
    if (request.url().includes(EVIL_HOST)) heard.push(`a request to ${request.url()}`);
  });
  return {
    take: offline => heard.splice(0).filter(told => !(offline && OF_NO_NETWORK.test(told))),
  };
};
