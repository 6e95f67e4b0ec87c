import { useRollUps } from '@/components/figures/useRollUps.ts';
import { aggregateStats } from '@/domain/analytics/aggregate.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { monthUpTo } from '@/domain/analytics/weeks.ts';
import { GoalsPanel } from '../goals/GoalsPanel.tsx';
import { useFigureNotes } from '../notes/useFigureNotes.ts';

/** How far the goals of the month are at the end of the week, where some are set; only then its days are read. */
export const WeekGoals = ({ week, businessId }: { week: DayRange; businessId: string }) => {
  const { goals } = useFigureNotes(businessId);
  const hasGoals = Object.keys(goals ?? {}).length > 0;
  const month = monthUpTo(week);
  const { data } = useRollUps({ businessId }, hasGoals ? month : null);
  if (!hasGoals || !data) return null;
  return <GoalsPanel report={aggregateStats(data, month)} businessId={businessId} />;
};
