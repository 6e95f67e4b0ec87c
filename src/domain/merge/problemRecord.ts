import { recordName } from '../recordName.ts';
import type { UnmergePlan, UnmergeProblem } from './planUnmerge.ts';

/** A problem's record: its kind, and what it is called. */
export interface ProblemRecord {
  resource: 'products' | 'reports' | 'giveaways';
  id: string;
  /** Its id where it is gone, with its name. */
  name: string;
}

/** The record that stands in the way of undoing a merge, or was changed since. */
export const problemRecord = (
  { entries, updates }: Pick<UnmergePlan, 'entries' | 'updates'>,
  problem: UnmergeProblem,
): ProblemRecord => {
  const { id } = problem;
  const resource = problem.kind === 'alreadyUndone' ? 'products' : problem.resource;
  const found = updates
    .filter(part => part.resource === resource)
    .flatMap(part => part.updates)
    .find(({ record }) => record.id === id);
  if (found) return { resource, id, name: recordName(resource, found.record) };
  const merge = entries.find(({ action, records }) => action === 'merge' && records[0] === id);
  return { resource, id, name: merge?.label || id };
};
