import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { ScrollArea } from '../ScrollArea.tsx';
import type { ConflictText } from './ConflictDialog.tsx';
import type { FieldConflict } from './threeWay.ts';

const Side = (props: { title: string; children: ReactNode; radio?: ReactNode; on?: boolean }) => (
  <Box
    component={props.radio ? 'label' : 'div'}
    sx={{
      border: 1,
      borderColor: props.on ? 'primary.main' : 'divider',
      borderRadius: 1,
      p: 1.25,
      minWidth: 0,
      cursor: props.radio ? 'pointer' : 'default',
      bgcolor: props.radio ? 'background.paper' : 'action.hover',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
      {props.radio}
      <Typography variant="subtitle2" color={props.radio ? undefined : 'textSecondary'}>
        {props.title}
      </Typography>
    </Box>
    <ScrollArea
      label={props.title}
      sx={{ maxHeight: 160, overflow: 'auto', overflowWrap: 'anywhere', fontSize: 14 }}
    >
      {props.children}
    </ScrollArea>
  </Box>
);

/** One field that both changed: the original, theirs and mine side by side, and the choice. */
export const ConflictField = (props: {
  conflict: FieldConflict;
  words: ConflictText;
  mine: boolean;
  onChoose: (field: string, mine: boolean) => void;
}) => {
  const { conflict, words, mine, onChoose } = props;
  const { field } = conflict;
  const translate = useTranslate();
  const name = useId();
  const label = words.label(field);
  const radio = (isMine: boolean) => (
    <Radio
      size="small"
      name={name}
      checked={mine === isMine}
      onChange={() => onChoose(field, isMine)}
      slotProps={{
        input: {
          'aria-label': translate(`common.conflict.${isMine ? 'keepMine' : 'keepTheirs'}`, {
            field: label,
          }),
        },
      }}
      sx={{ ml: -1 }}
    />
  );
  return (
    <Box role="radiogroup" aria-label={label}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' } }}>
        <Side title={translate('common.conflict.original')}>
          {words.show(field, conflict.original, 'original')}
        </Side>
        <Side title={translate('common.conflict.theirs')} radio={radio(false)} on={!mine}>
          {words.show(field, conflict.theirs, 'theirs')}
        </Side>
        <Side title={translate('common.conflict.mine')} radio={radio(true)} on={mine}>
          {words.show(field, conflict.mine, 'mine')}
        </Side>
      </Box>
    </Box>
  );
};
