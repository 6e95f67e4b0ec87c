import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { exclusionRefusal, standingExclusions } from '@/domain/giveaways/exclusions.ts';
import type { Exclusion, Giveaway } from '@/domain/schemas/giveaway.ts';
import { EntrantLine } from '../EntrantLine.tsx';
import { useGiveawayActions } from '../useGiveawayActions.ts';
import { ExcludeDialog } from './loadExcludeDialog.ts';

const Line = (props: { line: Exclusion; stands: boolean; onLetIn: (() => void) | null }) => {
  const { line, stands, onLetIn } = props;
  const translate = useTranslate();
  return (
    <EntrantLine
      userId={line.userId}
      name={line.name || line.userId}
      marks={
        <StatusChip
          label={translate(line.isExcluded ? 'giveaways.barred.excluded' : 'giveaways.letIn.mark')}
          tone={stands ? 'bad' : 'neutral'}
        />
      }
      act={onLetIn && { label: translate('giveaways.action.letIn'), onClick: onLetIn }}
      exclusion={line}
    />
  );
};

/** Who is excluded from a draw and who was let in again, in order, and until the end both acts. */
export const Exclusions = (props: { giveaway: Giveaway; now: Date; mayAct: boolean }) => {
  const { giveaway, now, mayAct } = props;
  const translate = useTranslate();
  const { letIn, busy } = useGiveawayActions(giveaway);
  const [isAsked, setIsAsked] = useState(false);
  const [returning, setReturning] = useState<Exclusion | null>(null);
  const { exclusions = [] } = giveaway;
  const refusal = exclusionRefusal(giveaway, now);
  const standing = standingExclusions(giveaway);
  const isOpen = mayAct && refusal === null;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate(`giveaways.exclusions.${refusal ?? 'help'}`)}
      </Typography>
      {exclusions.length === 0 ? (
        <Typography color="textSecondary" sx={{ my: 1 }}>
          {translate('giveaways.exclusions.none')}
        </Typography>
      ) : (
        <Box
          component="ol"
          aria-label={translate('giveaways.exclusions.title')}
          sx={{ listStyle: 'none', m: 0, p: 0, my: 1 }}
        >
          {exclusions.map(line => {
            const stands = standing.get(line.userId) === line;
            return (
              <Line
                key={`${line.userId} ${line.at.toISOString()}`}
                line={line}
                stands={stands}
                onLetIn={isOpen && stands ? () => setReturning(line) : null}
              />
            );
          })}
        </Box>
      )}
      {isOpen && (
        <Button variant="outlined" onClick={() => setIsAsked(true)}>
          {translate('giveaways.exclude.button')}
        </Button>
      )}
      {isAsked && (
        <ExcludeDialog giveaway={giveaway} entrant={null} onClose={() => setIsAsked(false)} />
      )}
      {returning && (
        <ReasonDialog
          title={translate('giveaways.letIn.title', { name: returning.name || returning.userId })}
          body={translate('giveaways.letIn.body')}
          confirmLabel={translate('giveaways.action.letIn')}
          required
          busy={busy}
          onConfirm={async reason => {
            if ((await letIn(returning, reason)) === 'done') setReturning(null);
          }}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  );
};
