import { useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import { takesMeasure } from '@/domain/moderation/moderateReports.ts';
import type { MeasureItem } from '@/domain/moderation/planMeasures.ts';
import { refusedOf } from '@/domain/runBatches.ts';
import { REPORT_TARGETS } from '@/domain/schemas/report.ts';
import { joinSentences } from '@/lib/joinSentences.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type TakenMeasure, takeMeasures, undoMeasures } from '@/providers/takeMeasures.ts';
import type { Unanswered } from '@/providers/unanswered/commitOnce.ts';

/**
 * Resolves reports with the measures against their targets, on the progress surface, where all of it
 * can be taken back.
 */
export const useMeasures = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const bulk = useBulk();
  const followBusiness = useFollowBusiness();
  const translate = useTranslate();

  const isChanged = ({ target }: MeasureItem) => target !== null && takesMeasure(target, actor.uid);
  /** Businesses that were shut, or are open again, take their products along. */
  const follow = (items: readonly MeasureItem[], note: string) => {
    const shops = items.filter(item => item.type === 'business' && isChanged(item));
    const ids = shops.flatMap(({ target }) => target?.record.id ?? []);
    if (ids.length > 0) void followBusiness(ids, 'standing', note);
  };

  /** @param taken what is to be taken back; less then by what was. */
  const undo = (taken: Set<TakenMeasure>) =>
    bulk<TakenMeasure>({
      title: translate('reports.bulk.undo'),
      items: [...taken],
      round: async (items, control) => {
        const { kept, ...outcome } = await undoMeasures(dataProvider, actor, items, control);
        const stays = kept.map(({ item, why }) => ({
          name: item.item.name,
          error: new Error(why),
        }));
        return { ...outcome, failed: [...refusedOf(outcome, ({ item }) => item.name), ...stays] };
      },
      done: done => translate('reports.bulk.undone', { smart_count: done.length }),
      onSettled: done => {
        for (const one of done) taken.delete(one);
        const items = done.map(({ item }) => item);
        follow(items, '');
      },
    });

  return (items: readonly MeasureItem[], note: string): void => {
    // Of every round: what was cancelled and gone on with is taken back as a whole.
    const all = new Set<TakenMeasure>();
    const unanswered: Unanswered<TakenMeasure> = new Map();
    void bulk<MeasureItem>({
      title: translate('reports.bulk.task'),
      items,
      round: async (wanted, control) => {
        const { taken, ...outcome } = await takeMeasures(
          dataProvider,
          actor,
          wanted,
          note,
          control,
          unanswered,
        );
        for (const one of taken) all.add(one);
        return {
          ...outcome,
          failed: refusedOf(outcome, ({ name }) => name),
          undo: () => undo(all),
        };
      },
      done: done => {
        const settled = new Set(done);
        const reports = [...all].reduce(
          (sum, { item, closed }) => sum + (settled.has(item) ? closed : 0),
          0,
        );
        const acts = REPORT_TARGETS.flatMap(type => {
          const count = done.filter(item => item.type === type && isChanged(item)).length;
          return count > 0 ? [translate(`reports.bulk.taken.${type}`, { smart_count: count })] : [];
        });
        const closed = translate('reports.done.resolve', { smart_count: reports });
        return joinSentences([closed, ...acts]);
      },
      onSettled: done => follow(done, note),
    });
  };
};
