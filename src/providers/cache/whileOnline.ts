import { onlineManager } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

/**
 * What is read, as long as there is a network: without one a query waits until it is back, and whoever
 * asked for it with it.
 * @throws HttpError 503 where it would wait, and what reading throws
 */
export const whileOnline = async <T>(read: Promise<T>): Promise<T> => {
  let end = () => {};
  const offline = new Promise<never>((_, reject) => {
    const refuse = () => reject(new HttpError('common.error.unreachableNow', 503));
    // What is cached needs no network, and is there by then.
    const timer = onlineManager.isOnline() ? undefined : setTimeout(refuse);
    const unsubscribe = onlineManager.subscribe(isOnline => {
      if (!isOnline) refuse();
    });
    end = () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  try {
    return await Promise.race([read, offline]);
  } finally {
    end();
  }
};
