import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether nothing is to be read once the next commit is done. */
    readsWait?: boolean;
  }
}

/** Has the embedded database of a page, before it is opened, wait where `readsWait` says so. */
const holdReads = () => {
  const { transaction } = IDBDatabase.prototype;
  let isHeld = false;
  /** Whoever reads waits for whoever writes to all stores. */
  const hold = (database: IDBDatabase) => {
    isHeld = true;
    const stores = [...database.objectStoreNames];
    const store = transaction.call(database, stores, 'readwrite').objectStore('meta');
    const goOn = () => {
      isHeld = window.readsWait === true;
      if (isHeld) store.get('none').onsuccess = goOn;
    };
    goOn();
  };
  IDBDatabase.prototype.transaction = function begin(...asked) {
    const begun = transaction.apply(this, asked);
    if (asked[1] === 'readwrite')
      begun.addEventListener('complete', () => {
        if (window.readsWait && !isHeld) hold(this);
      });
    return begun;
  };
};

/**
 * A page whose embedded database can be made slow, as over a slow line.
 * @returns what has nothing be read from the next commit on, and what lets all of it be read.
 */
export const slowReads = async (page: Page) => {
  await page.addInitScript(holdReads);
  const wait = (on: boolean) =>
    page.evaluate(now => {
      window.readsWait = now;
    }, on);
  return { hold: () => wait(true), answer: () => wait(false) };
};
