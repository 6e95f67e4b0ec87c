import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router';
import { useClaims } from './ClaimsContext.ts';
import { claimsOfMine } from './claimsOfMine.ts';
import { MINE_PARAMETER } from './mineAddress.ts';

/**
 * What one has of a queue, with the way to each and what was said about what was handed over; and
 * the filter that leaves nothing else in the list.
 */
export const MyClaims = ({ addressOf }: { addressOf: (target: string) => string }) => {
  const claims = useClaims();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const isFiltered = search.has(MINE_PARAMETER);
  const own = claimsOfMine(claims);
  if (!claims || (own.length === 0 && !isFiltered)) return null;
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Chip
        label={translate('claims.mine', { smart_count: own.length })}
        color={isFiltered ? 'primary' : 'default'}
        aria-pressed={isFiltered}
        onClick={toggle}
      />
      {own.map(({ id, target, label, from, note }) => (
        <span key={id}>
          <MuiLink component={Link} to={addressOf(target)} underline="always">
            {label || target}
          </MuiLink>
          {from && ` (${translate('claims.bar.got', { from, note })})`}
        </span>
      ))}
    </Box>
  );
};
