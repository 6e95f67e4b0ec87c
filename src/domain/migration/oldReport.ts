import { REPORT_REASONS } from '../schemas/report.ts';
import { idOf, textOf } from './oldValues.ts';
import type { Change, Upgrading } from './step.ts';

const TARGETS = [
  ['product', 'productId'],
  ['user', 'reportedUserId'],
  ['business', 'businessId'],
] as const;

const isReason = (word: string) => REPORT_REASONS.some(reason => reason === word.toLowerCase());

/** What is peculiar to reports: what they are about by the name of a field, reasons in free words. */
export const oldReport: Upgrading = stored => {
  const changes: Change[] = [];
  const target = TARGETS.find(([, field]) => idOf(stored[field]) !== null);
  if (stored.targetType === undefined && target) {
    const [value, field] = target;
    changes.push({ field: 'targetType', value, reason: `by its ${field}` });
    if (stored.targetId === undefined)
      changes.push({ field: 'targetId', value: idOf(stored[field]), reason: `its ${field}` });
  }
  const words = textOf(stored.reason)?.trim() ?? '';
  if (words !== '' && !isReason(words)) {
    changes.push({ field: 'reason', value: 'other', reason: 'was in own words' });
    const message = textOf(stored.message)?.trim() ?? '';
    const value = message === '' ? words : `${words}: ${message}`;
    changes.push({ field: 'message', value, reason: 'the reason in own words' });
  }
  return changes;
};
