import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Facts } from '@/components/Facts.tsx';
import { Panel } from '@/components/Panel.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { Deployment } from '@/providers/deployment.ts';
import { FunctionState } from './FunctionState.tsx';
import { MakeAgainDialog } from './MakeAgainDialog.tsx';
import { TaskState } from './TaskState.tsx';
import { useFunctions } from './useFunctions.ts';

/** What works without a browser, and when each of it last did; that there is nothing of it is in order. */
export const FunctionsPanel = ({ load }: { load: (() => Promise<Deployment>) | undefined }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [opened, setOpened] = useState(false);
  const { data, error, isFetching, refetch } = useFunctions(load);
  const isDeployed = data !== undefined && data.findings.length > 0;
  const content = () => {
    if (!load) return <Typography variant="body2">{translate('functions.embedded')}</Typography>;
    if (error)
      return (
        <Typography role="alert" variant="body2">
          {translate('functions.failed', { message: errorText(error).sentence })}
        </Typography>
      );
    if (!data) return <LoadingSkeleton variant="rounded" height={96} />;
    if (!isDeployed)
      return (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('functions.none')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('functions.noneHelp')}
          </Typography>
        </>
      );
    return (
      <>
        <Facts
          facts={data.findings.map(finding => ({
            name: translate(`functions.name.${finding.name}`),
            value: <FunctionState finding={finding} />,
          }))}
        />
        {data.tasks.map(task => (
          <TaskState key={task.id} task={task} />
        ))}
        <Button size="small" onClick={() => setOpened(true)} sx={{ mt: 1, ml: -0.75 }}>
          {translate('functions.again.button')}
        </Button>
        {opened && (
          <MakeAgainDialog
            ask={async days => (await load()).askRollUps(days)}
            onClose={() => setOpened(false)}
            onAsked={() => void refetch()}
          />
        )}
      </>
    );
  };
  return (
    <Panel
      title={translate('functions.title')}
      note={translate('functions.note')}
      actions={
        load && (
          <Button onClick={() => void refetch()} loading={isFetching}>
            {translate('system.health.again')}
          </Button>
        )
      }
    >
      {content()}
    </Panel>
  );
};
