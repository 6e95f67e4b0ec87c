import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Facts } from '@/components/Facts.tsx';
import { Panel } from '@/components/Panel.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { HEALTH_CHECKS, type HealthFinding } from '@/domain/health/deployment.ts';
import { HEALTH_TONES } from './healthTones.ts';
import { useFindingText } from './useFindingText.ts';

/** What is in place and what is not, each with what to do. */
export const HealthPanel = (props: {
  findings: readonly HealthFinding[] | null;
  /** Reads that asking takes. */
  reads: number;
  busy: boolean;
  onAgain: () => void;
  /** What can be done about a finding from here. */
  actionOf: (finding: HealthFinding) => ReactNode;
}) => {
  const { findings, reads, busy, onAgain, actionOf } = props;
  const translate = useTranslate();
  const words = useFindingText();
  const open = findings?.filter(({ state }) => state === 'look' || state === 'fault').length ?? 0;
  return (
    <Panel
      title={translate('system.health.title')}
      note={translate('system.health.note', { smart_count: reads })}
      actions={
        <Button onClick={onAgain} loading={busy}>
          {translate('system.health.again')}
        </Button>
      }
    >
      {findings === null ? (
        <LoadingSkeleton variant="rounded" height={240} />
      ) : (
        <>
          <Typography role="status" sx={{ mb: 1.5, fontWeight: 600 }}>
            {translate(`system.health.${open === 0 ? 'fine' : 'open'}`, { smart_count: open })}
          </Typography>
          <Facts
            facts={HEALTH_CHECKS.flatMap(check =>
              findings
                .filter(finding => finding.check === check)
                .map(finding => {
                  const { title, said, todo } = words(finding);
                  return {
                    name: title,
                    value: (
                      <>
                        <StatusChip
                          tone={HEALTH_TONES[finding.state]}
                          label={translate(`system.state.${finding.state}`)}
                        />
                        <div>{said}</div>
                        {todo && <Box sx={{ fontWeight: 600 }}>{todo}</Box>}
                        {actionOf(finding)}
                      </>
                    ),
                  };
                }),
            )}
          />
        </>
      )}
    </Panel>
  );
};
