import type { Actor } from '../access/roles.ts';
import { auditWrite } from '../audit.ts';
import type { AuditAction } from '../auditActions.ts';
import { serverTime, type Write } from '../write.ts';
import { pairId } from './pairId.ts';
import type { Verdict } from './verdicts.ts';

/** Longest name of a pair in the audit trail, in characters. */
const LONGEST_LABEL = 200;

/** Two products that are compared, with their titles. */
export type ProductPair = readonly [{ id: string; title: string }, { id: string; title: string }];

/** Who judges, whose products they are, and what the search had said of them. */
export interface DecisionContext {
  actor: Actor;
  /** The business of both products; null where they are of two. */
  businessId: string | null;
  /** How sure the search was, in per cent, and what it said; null where it said nothing. */
  judged: { score: number; said: Verdict } | null;
  /** Id of the audit entry: a fresh one for every commit. */
  auditId: string;
}

const decisionEntry = (
  action: AuditAction,
  [a, b]: ProductPair,
  { actor, auditId, businessId }: Omit<DecisionContext, 'judged'>,
): Write =>
  auditWrite(
    'duplicateDecisions',
    [{ id: pairId(a.id, b.id), version: 0, businessId }],
    {},
    {
      auditId,
      actor,
      action,
      source: 'merge',
      label: `${a.title} / ${b.title}`.slice(0, LONGEST_LABEL),
    },
  );

/** Remembers that two products are not the same, so that nobody is asked again. */
export const notDuplicatesWrites = (pair: ProductPair, context: DecisionContext): Write[] => {
  const products = pair.map(({ id }) => id).sort();
  return [
    {
      type: 'create',
      collection: 'duplicateDecisions',
      id: pairId(pair[0].id, pair[1].id),
      data: {
        products,
        businessId: context.businessId,
        score: context.judged?.score ?? null,
        said: context.judged?.said ?? null,
        decidedAt: serverTime(),
        decidedBy: context.actor.uid,
        auditId: context.auditId,
      },
    },
    decisionEntry('notDuplicates', pair, context),
  ];
};

/** Takes such a judgement back; a conflict where somebody else did so already. */
export const putBackWrites = (
  pair: ProductPair,
  context: Omit<DecisionContext, 'judged'>,
): Write[] => [
  {
    type: 'delete',
    collection: 'duplicateDecisions',
    id: pairId(pair[0].id, pair[1].id),
    precondition: { exists: true },
  },
  decisionEntry('putBack', pair, context),
];
