import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { isOthers } from '@/domain/claims/claim.ts';
import { useClaims } from './ClaimsContext.ts';

/** Warns whoever is about to decide that somebody else has the item; live, and nothing otherwise. */
export const ClaimWarning = ({ target }: { target: string }) => {
  const claims = useClaims();
  const translate = useTranslate();
  const claim = claims?.byTarget?.get(target);
  if (!claims || !isOthers(claim, claims.me, claims.now())) return null;
  return <Alert severity="warning">{translate('claims.bar.others', { name: claim.holder })}</Alert>;
};
