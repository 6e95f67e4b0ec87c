import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '@/routes/AddressedRoutes.tsx';

/**
 * Shows all records in the order of their ids where the order in view has none of them: a catalogue of
 * an older system is no empty one. Once for each list, so that who asks for the order gets it.
 * @param leftOut how many the order leaves out.
 */
export const useOrderOfIds = (leftOut: number): void => {
  const { data, isPending, page } = useListContext();
  const { search } = useAddress();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const isHidden = !isPending && data?.length === 0 && page === 1 && leftOut > 0;
  useEffect(
    function showWhatTheOrderHides() {
      if (!isHidden || isDone.current) return;
      isDone.current = true;
      const all = new URLSearchParams(search);
      all.set('sort', 'id');
      all.set('order', 'ASC');
      navigate({ search: all.toString() }, { replace: true });
    },
    [isHidden, search, navigate],
  );
};
