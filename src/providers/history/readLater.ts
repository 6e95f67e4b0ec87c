import type { Actor } from '@/domain/access/roles.ts';
import { ownCurrency } from '@/domain/export/amountsInside.ts';
import type { AuditedStep } from '@/domain/history/auditedStep.ts';
import { type AuditEntry, changesOfRecord } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { MOST_ASKED_FOR, readTrail } from './readTrail.ts';

/** A product of which steps are taken back. */
interface Stepped {
  id: string;
  /** The step that wrote it last; null where nobody knows. */
  auditId: unknown;
  /** The latest first. */
  steps: readonly Pick<AuditedStep, 'id' | 'at' | 'changes'>[];
}

/** Since when it is to be known what was written: since the first step that changed the currency. */
const sinceOf = ({ id, auditId, steps }: Stepped): Date | null => {
  const first = steps.findLast(step => ownCurrency(changesOfRecord(step, id)) !== null);
  return first && first.id !== auditId ? first.at : null;
};

/**
 * Reads what was written of products after their currency was changed, where anything was: amounts of
 * then are none of the currency before. A read a later step.
 * @returns by the ids of the products; null where there is more than is read.
 * @throws what reading throws.
 */
export const readLater = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  products: readonly Stepped[],
  actor: Pick<Actor, 'role' | 'uid'>,
  signal?: AbortSignal,
): Promise<Map<string, AuditEntry[] | null>> => {
  const asked = products.flatMap(product => {
    const since = sinceOf(product);
    return since ? [{ id: product.id, since }] : [];
  });
  const later = new Map<string, AuditEntry[] | null>();
  for (let start = 0; start < asked.length; start += MOST_ASKED_FOR) {
    const part = asked.slice(start, start + MOST_ASKED_FOR);
    const since = new Date(Math.min(...part.map(one => one.since.getTime())));
    const ids = part.map(({ id }) => id);
    const question = { businessId: actor.uid, since, actor, ids };
    const { entries, capped } = await readTrail(dataProvider, {
      ...question,
      ...(signal && { signal }),
    });
    for (const id of ids) later.set(id, capped ? null : entries);
  }
  return later;
};
