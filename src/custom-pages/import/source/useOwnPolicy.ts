import { useEffect, useState } from 'react';
import { type ConnectPolicy, NO_POLICY } from '@/domain/import/connect/connectPolicy.ts';
import { ownPolicy } from '../engine/ownPolicy.ts';

/** What this console may ask; everything until that is known. */
export const useOwnPolicy = (): ConnectPolicy => {
  const [policy, setPolicy] = useState(NO_POLICY);
  useEffect(function readPolicy() {
    let isGone = false;
    void ownPolicy().then(found => {
      if (!isGone) setPolicy(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return policy;
};
