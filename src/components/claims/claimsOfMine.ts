import { holds } from '@/domain/claims/claim.ts';
import type { Claim } from '@/domain/schemas/claim.ts';
import type { Claims } from './ClaimsContext.ts';

/** What one has of the queue in view. */
export const claimsOfMine = (claims: Claims | null): Claim[] =>
  claims === null
    ? []
    : [...(claims.byTarget?.values() ?? [])].filter(
        claim => claim.holder === claims.me && holds(claim, claims.now()),
      );
