import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { LINK_CHOICES } from '@/domain/import/linkProduct.ts';
import { placeOfNew } from '../engine/lookalikeChoices.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { wrappingAlert } from '../wrappingAlert.ts';
import { LookalikeRow } from './LookalikeRow.tsx';

/** Rows shown at first, and more with each click. */
const STEP = 10;

/** New products that look like ones there are: link to these, update them, or keep them apart. */
export const LookalikePanel = () => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const session = useImportSession();
  const { lines, looking, problem } = useImportState().lookalikes;
  const [shown, setShown] = useState(STEP);
  const notice = looking ? (
    <Typography variant="body2" color="textSecondary" role="status">
      {translate('import.lookalikes.looking')}
    </Typography>
  ) : (
    problem && (
      <Alert severity="info" sx={wrappingAlert}>
        {translate('import.lookalikes.problem', { message: translate(problem, { _: problem }) })}
      </Alert>
    )
  );
  if (lines.length === 0) return notice;
  const sure = lines.filter(({ candidate }) => candidate.verdict === 'sure');
  const open = lines.filter(({ choice }) => choice === null).length;
  return (
    <Panel title={translate('import.lookalikes.title', { smart_count: lines.length })}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('import.lookalikes.help')}
        {open > 0 && ` ${translate('import.lookalikes.open', { smart_count: open })}`}
      </Typography>
      {sure.length > 1 && (
        <Box
          role="group"
          aria-label={translate('import.lookalikes.allSure', { smart_count: sure.length })}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
        >
          <Typography variant="body2">
            {translate('import.lookalikes.allSure', { smart_count: sure.length })}
          </Typography>
          {LINK_CHOICES.map(choice => (
            <Button
              key={choice}
              size="small"
              variant="outlined"
              onClick={() => session.lookalikes.decide(sure.map(placeOfNew), choice)}
            >
              {translate(`import.lookalikes.choice.${choice}`)}
            </Button>
          ))}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.slice(0, shown).map(line => (
          <LookalikeRow
            key={placeOfNew(line)}
            line={line}
            onChoose={choice => session.lookalikes.decide([placeOfNew(line)], choice)}
          />
        ))}
      </Box>
      {/* Below what can be pressed, which would move from under the pointer with it. */}
      {notice}
      {lines.length > shown && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {translate('import.lookalikes.more', { shown, total: format(lines.length) })}
        </Button>
      )}
    </Panel>
  );
};
