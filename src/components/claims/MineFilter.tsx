import Chip from '@mui/material/Chip';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useClaims } from './ClaimsContext.ts';
import { claimsOfMine } from './claimsOfMine.ts';
import { MINE_PARAMETER } from './mineAddress.ts';

/** The filter that leaves in a queue's list what one has oneself, and how much that is. */
export const MineFilter = () => {
  const claims = useClaims();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  if (!claims?.takes) return null;
  const isFiltered = search.has(MINE_PARAMETER);
  const toggle = () => {
    const address = new URLSearchParams(window.location.search);
    if (isFiltered) address.delete(MINE_PARAMETER);
    else address.set(MINE_PARAMETER, '1');
    address.set('page', '1');
    setSearch(address);
    // The list's own question stays the same: only its answer is another one.
    queueMicrotask(() => {
      void queryClient.invalidateQueries({ queryKey: [claims.resource, 'getList'] });
    });
  };
  return (
    <Chip
      label={translate('claims.mine', { smart_count: claimsOfMine(claims).length })}
      color={isFiltered ? 'primary' : 'default'}
      aria-pressed={isFiltered}
      onClick={toggle}
    />
  );
};
