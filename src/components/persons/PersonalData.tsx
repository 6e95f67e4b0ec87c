import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { saveBlob } from '@/components/export/saveBlob.ts';
import { useDidText } from '@/components/functions/useDidText.ts';
import { Panel } from '@/components/Panel.tsx';
import { useAboutPerson } from './useAboutPerson.ts';

/** Whose data they are. */
export interface PersonalDataProps {
  id: string;
  name: string;
  /** Their business, where the page is about that: what is erased of it, and whether it is deleted. */
  business?: { isDeleted: boolean };
}

/** Gives somebody's data out, and erases them. */
const PersonalData = ({ id, name, business }: PersonalDataProps) => {
  const translate = useTranslate();
  const didText = useDidText();
  const { standing, ask, stop } = useAboutPerson(id);
  const [asked, setAsked] = useState(false);
  const isBusy = standing.state === 'busy';
  const isWaiting = standing.state === 'waiting';
  const isTaken = isBusy || isWaiting;
  const hasBusiness = business !== undefined && !business.isDeleted;

  const exportData = () =>
    ask('exportPerson', '', ({ content }) => {
      const file = `person-${id}.json`;
      saveBlob(new Blob([content ?? ''], { type: 'application/json' }), file);
      return translate('persons.exported', { file });
    });
  const erase = (reason: string) => {
    setAsked(false);
    void ask('erasePerson', reason, ({ did }) =>
      translate('persons.erased', { did: didText(did ?? {}) || translate('persons.nothing') }),
    );
  };
  return (
    <Panel title={translate('persons.title')}>
      <Typography color="textSecondary">{translate('persons.help')}</Typography>
      {hasBusiness && (
        <Typography color="textSecondary">{translate('persons.businessThere')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" disabled={isTaken} onClick={() => void exportData()}>
          {translate('persons.export')}
        </Button>
        {!hasBusiness && (
          <Button
            variant="outlined"
            color="error"
            disabled={isTaken}
            onClick={() => setAsked(true)}
          >
            {translate('persons.erase')}
          </Button>
        )}
        {(isWaiting || (isBusy && standing.kind === 'exportPerson')) && (
          <Button color="inherit" onClick={stop}>
            {translate('persons.stop')}
          </Button>
        )}
      </Box>
      <Box role="status" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
        {isBusy && (
          <>
            <Typography variant="body2">
              {translate(
                standing.kind === 'exportPerson' ? 'persons.exporting' : 'persons.erasing',
              )}
            </Typography>
            <LinearProgress sx={{ mt: 1 }} aria-label={translate('common.loading')} />
          </>
        )}
        {isWaiting && <Typography variant="body2">{translate('persons.waiting')}</Typography>}
        {standing.state === 'done' && <Typography variant="body2">{standing.said}</Typography>}
      </Box>
      {standing.state === 'failed' && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {standing.said}
        </Alert>
      )}
      {asked && (
        <ReasonDialog
          title={translate('persons.ask', { name })}
          body={translate(business ? 'persons.effectOwner' : 'persons.effect')}
          confirmLabel={translate('persons.eraseNow')}
          required
          destructive
          onConfirm={erase}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
};

export default PersonalData;
