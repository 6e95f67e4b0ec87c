import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useClaims } from './ClaimsContext.ts';
import { claimsOfMine } from './claimsOfMine.ts';

/**
 * What was handed to oneself and waits, with the way to each and what was said about it. What one
 * looks at is in view already: a line for it would move the rows under a hand that goes to the next.
 */
export const HandedClaims = ({ addressOf }: { addressOf: (target: string) => string }) => {
  const translate = useTranslate();
  const handed = claimsOfMine(useClaims()).filter(({ kind }) => kind === 'handed');
  if (handed.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      {handed.map(({ id, target, label, from, note }) => (
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
