import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isKnown, useClaims } from './ClaimsContext.ts';

/**
 * Does what passes over the items of others once it is known which those are: at once, or as soon as that was read,
 * which is said. Of what was asked for meanwhile the latest counts; who leaves the page no longer wants it.
 */
export const useOnceClaimsKnown = <T>(act: (asked: T) => void): ((asked: T) => void) => {
  const known = isKnown(useClaims());
  const notify = useNotify();
  const waiting = useRef<{ asked: T }>(null);
  const newest = useEffectEvent(act);
  useEffect(
    function doWhatWaited() {
      if (!known || !waiting.current) return;
      const { asked } = waiting.current;
      waiting.current = null;
      newest(asked);
    },
    [known],
  );
  return asked => {
    if (known) return act(asked);
    waiting.current = { asked };
    notify('claims.unread', { type: 'info' });
  };
};
