import type { Tone } from '@/components/StatusChip.tsx';
import type { HealthState } from '@/domain/health/deployment.ts';

/** How each state of a check feels. */
export const HEALTH_TONES: Record<HealthState, Tone> = {
  fine: 'good',
  look: 'attention',
  fault: 'bad',
  unknown: 'neutral',
};
