import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNumberFormat, useRelativeTime } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { ProductPair } from '@/domain/duplicates/decisions.ts';
import { type DuplicateGroup, groupCandidates } from '@/domain/duplicates/duplicateGroups.ts';
import { isLikely } from '@/domain/duplicates/isLikely.ts';
import { VERDICTS } from '@/domain/duplicates/verdicts.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { GroupCard } from './GroupCard.tsx';
import { reviewedOf } from './reviewedOf.ts';
import { MergeAllSure } from './sure/MergeAllSure.tsx';
import { useDecidePairs } from './useDecidePairs.ts';
import { useGroupKeys } from './useGroupKeys.ts';
import type { Scanning } from './useScan.ts';

const STEP = 10;

/** Likely duplicates, surest first; each is merged or remembered as different. */
export const DuplicateQueue = (props: {
  scanning: Scanning;
  onReview: (ids: string[]) => void;
}) => {
  const { scan, running, problem, goOn, start } = props.scanning;
  const { decide, busy } = useDecidePairs(props.scanning);
  const own = useAuth().actor.role === 'owner';
  const translate = useTranslate();
  const format = useNumberFormat();
  const relative = useRelativeTime();
  const { data: total, error, refetch } = useCount('products', {});
  const [shown, setShown] = useState(STEP);
  const [withPossible, setWithPossible] = useState(false);
  const likely = useMemo(() => scan?.candidates.filter(isLikely) ?? [], [scan]);
  const possible = (scan?.candidates.length ?? 0) - likely.length;
  const groups = useMemo(
    () => groupCandidates(withPossible && scan ? scan.candidates : likely),
    [scan, likely, withPossible],
  );

  const dismiss = (group: DuplicateGroup) => {
    const shownOf = (id: string) => scan?.products.get(id);
    const pairOf = ([a, b]: readonly [string, string]): ProductPair => [
      { id: a, title: shownOf(a)?.title ?? a },
      { id: b, title: shownOf(b)?.title ?? b },
    ];
    void decide(
      group.pairs.map(candidate => {
        const products = candidate.products.flatMap(id => shownOf(id) ?? []);
        return {
          pair: pairOf(candidate.products),
          businessId: candidate.acrossBusinesses ? null : (products[0]?.businessId ?? null),
          candidate,
          products,
        };
      }),
      'setAside',
    );
  };

  const more = () => setShown(shown + STEP);
  const { cardOf, leave } = useGroupKeys(groups, {
    review: group => props.onReview(reviewedOf(group)),
    dismiss: group => {
      if (!busy) dismiss(group);
    },
    more: groups.length > shown ? more : null,
  });

  const note = () => {
    if (scan)
      return translate('merge.scan.found', {
        smart_count: likely.length,
        products: format(scan.total),
        time: relative(new Date(scan.at)),
        milliseconds: format(Math.round(scan.milliseconds)),
      });
    const help = own ? 'merge.scan.ownHelp' : 'merge.scan.help';
    return total === undefined ? undefined : translate(help, { smart_count: total });
  };

  return (
    <Panel
      title={translate(scan ? 'merge.queue.title' : 'merge.scan.title')}
      note={note()}
      actions={
        <Button
          variant={scan ? 'text' : 'contained'}
          loading={running}
          disabled={total === undefined}
          onClick={() => start(total)}
        >
          {translate(scan ? 'merge.scan.again' : 'merge.scan.start')}
        </Button>
      }
    >
      {scan && scan.candidates.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {VERDICTS.map(verdict =>
            translate(`merge.verdict.count.${verdict}`, {
              smart_count: scan.candidates.filter(pair => pair.verdict === verdict).length,
            }),
          ).join(' · ')}
        </Typography>
      )}
      {scan && (
        <Box sx={{ mb: 1.5 }}>
          <MergeAllSure scan={scan} scanning={props.scanning} />
        </Box>
      )}
      {scan && scan.leftOut > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 1.5 }}>
          {translate('merge.scan.leftOut', { smart_count: scan.leftOut })}
        </Alert>
      )}
      {scan && scan.cutShort > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 1.5 }}>
          {translate('merge.scan.cutShort', { smart_count: scan.cutShort })}
        </Alert>
      )}
      {problem && (
        <Alert
          severity={goOn ? 'warning' : 'error'}
          sx={{ mb: 1.5 }}
          action={
            goOn && (
              <Button color="inherit" size="small" onClick={goOn}>
                {translate('common.retry')}
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      {error && total === undefined && !scan && (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
      {scan && groups.length === 0 && (
        <Notice title={translate('merge.queue.none')} help={translate('merge.queue.noneHelp')} />
      )}
      {scan && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {groups.slice(0, shown).map(group => (
            <GroupCard
              key={group.id}
              group={group}
              products={scan.products}
              busy={busy}
              onReview={ids => {
                leave(group.id);
                props.onReview(ids);
              }}
              onDismiss={() => dismiss(group)}
              cardRef={cardOf(group.id)}
            />
          ))}
        </Box>
      )}
      {possible > 0 && (
        <Button
          size="small"
          sx={{ mt: 1.5 }}
          aria-pressed={withPossible}
          onClick={() => setWithPossible(!withPossible)}
        >
          {translate(withPossible ? 'merge.queue.withoutPossible' : 'merge.queue.withPossible', {
            smart_count: possible,
          })}
        </Button>
      )}
      {groups.length > shown && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('merge.queue.shown', { shown, total: format(groups.length) })}
          </Typography>
          <Button size="small" onClick={more}>
            {translate('merge.queue.more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
