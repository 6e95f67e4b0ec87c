import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useNow } from '@/components/clock/useNow.ts';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { Panel } from '@/components/Panel.tsx';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { can } from '@/domain/access/can.ts';
import { publishesExclusions } from '@/domain/giveaways/exclusions.ts';
import { type StageHelp, stageHelp } from '@/domain/giveaways/stageHelp.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { GiveawayStageChip } from './GiveawayStageChip.tsx';
import { DrawProof } from './show/DrawProof.tsx';
import { Entries } from './show/Entries.tsx';
import { Exclusions } from './show/exclude/index.ts';
import { GiveawayActions } from './show/GiveawayActions.tsx';
import { GiveawayFacts } from './show/GiveawayFacts.tsx';
import { Winners } from './show/Winners.tsx';

const COLUMN = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 };

/** What asks for something to be done before time makes it impossible. */
const WARNED: readonly StageHelp[] = ['scheduled', 'overdue', 'begun', 'late', 'lapsed'];

const GiveawayPage = ({ giveaway }: { giveaway: Giveaway }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const format = useDateFormat();
  const now = useNow([giveaway.startsAt, giveaway.endsAt]);
  const help = stageHelp(giveaway, now);
  return (
    <>
      <PageHeader
        title={recordName('giveaways', giveaway)}
        subtitle={<GiveawayStageChip giveaway={giveaway} now={now} />}
        backTo={paths.giveaways()}
        actions={
          can(actor, 'update', 'giveaways') && <GiveawayActions giveaway={giveaway} now={now} />
        }
      />
      <Alert
        role="note"
        severity={WARNED.includes(help) ? 'warning' : 'info'}
        sx={{ mb: { xs: 2, md: 3 } }}
      >
        {translate(`giveaways.stageHelp.${help}`, {
          starts: format(giveaway.startsAt, 'time'),
          ends: format(giveaway.endsAt, 'time'),
        })}
      </Alert>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={COLUMN}>
          <Panel
            title={translate('giveaways.show.details')}
            actions={<Thumbnail address={giveaway.imageUrl} alt={giveaway.title} size={72} />}
          >
            <GiveawayFacts giveaway={giveaway} />
          </Panel>
          <Panel title={translate('giveaways.show.winners')}>
            <Winners giveaway={giveaway} />
          </Panel>
          <Panel title={translate('giveaways.show.draw')}>
            <DrawProof key={giveaway.version} giveaway={giveaway} />
          </Panel>
        </Box>
        <Box sx={COLUMN}>
          <Panel title={translate('giveaways.show.entries')}>
            <Entries giveaway={giveaway} now={now} />
          </Panel>
          {publishesExclusions(giveaway, now) && (
            <Panel title={translate('giveaways.exclusions.title')}>
              <Exclusions
                giveaway={giveaway}
                now={now}
                mayAct={can(actor, 'update', 'giveaways')}
              />
            </Panel>
          )}
          <Panel title={translate('audit.title')}>
            <RecordHistory resource="giveaways" recordId={giveaway.id} version={giveaway.version} />
          </Panel>
        </Box>
      </Box>
    </>
  );
};

/** A giveaway's page; what somebody else does shows at once, and the clock is kept. */
const GiveawayShow = () => {
  const { id: giveawayId } = useParams();
  const translate = useTranslate();
  return (
    <WatchedRecordPage
      resource="giveaways"
      id={giveawayId}
      listHref={paths.giveaways()}
      listName={translate('giveaways.title')}
    >
      {giveaway => <GiveawayPage giveaway={giveaway} />}
    </WatchedRecordPage>
  );
};

export default GiveawayShow;
