import type { Goals } from '../schemas/figureNotes.ts';
import { GOAL_METRICS, type GoalMetric } from './goals.ts';

/** More than anybody wants of a month; what is longer is a slip of the hand. */
const DIGITS = /^[1-9]\d{0,11}$/;

/** What somebody wrote as goals, and which of it is none. An empty text is no goal. */
export const readGoals = (
  texts: Readonly<Record<GoalMetric, string>>,
): { goals: Goals; wrong: GoalMetric[] } => {
  const goals: Goals = {};
  const wrong: GoalMetric[] = [];
  for (const metric of GOAL_METRICS) {
    // As people write thousands, in whatever language.
    const text = texts[metric].replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '').trim();
    if (text === '') continue;
    if (DIGITS.test(text)) goals[metric] = Number(text);
    else wrong.push(metric);
  }
  return { goals, wrong };
};
