import { useTranslate } from 'ra-core';
import { holds } from '@/domain/claims/claim.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useClaims } from './ClaimsContext.ts';

/** Who has an item of a list now; nothing where nobody has. */
export const ClaimMark = ({ target }: { target: string }) => {
  const claims = useClaims();
  const translate = useTranslate();
  const claim = claims?.byTarget?.get(target);
  if (!claims || !claim || !holds(claim, claims.now())) return null;
  if (claim.holder === claims.me)
    return <StatusChip label={translate('claims.mark.mine')} tone="good" />;
  return (
    <StatusChip
      label={translate(`claims.mark.${claim.kind}`, { name: claim.holder })}
      tone="attention"
    />
  );
};
