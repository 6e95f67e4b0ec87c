import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';

import { can } from '@/domain/access/can.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ScrollArea } from '../ScrollArea.tsx';
import {
  isMac,
  keyCaps,
  SHORTCUT_GROUPS,
  SHORTCUT_NAMES,
  type ShortcutGroup,
  type ShortcutName,
  shortcut,
} from './shortcuts.ts';

const Keys = ({ name }: { name: ShortcutName }) => {
  const translate = useTranslate();
  return keyCaps(name, isMac(navigator.userAgent)).map((keys, index) => (
    <Fragment key={keys.join()}>
      {index > 0 && ` ${translate('shortcuts.or')} `}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && ' + '}
            <Box
              component="kbd"
              sx={{
                ...{ px: 0.75, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5 },
                ...{ fontFamily: 'inherit', fontSize: 13, bgcolor: 'action.hover' },
              }}
            >
              {key}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Fragment>
  ));
};

/** What an owner is told differently. */
const OWN = { resolve: true, dismiss: true };

/** The shortcuts of all screens of the role. */
const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { actor } = useAuth();
  const id = useId();
  const moderates = can(actor, 'update', 'reports');
  const owner = actor.role === 'owner';
  const groups = SHORTCUT_GROUPS.filter(group => group !== 'queue' || moderates || owner);
  const namesIn = (group: ShortcutGroup) =>
    SHORTCUT_NAMES.filter(
      name => shortcut(name).group === group && (moderates || !shortcut(name).moderation),
    );
  const does = (name: ShortcutName) =>
    // Owners have one queue only: their own duplicates.
    translate(owner && name in OWN ? `shortcuts.own.${name}` : `shortcuts.does.${name}`);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('shortcuts.title')}</DialogTitle>
      <ScrollArea component={DialogContent} label={translate('shortcuts.title')}>
        {groups.map(group => (
          <Box key={group} component="section" aria-labelledby={`${id}${group}`} sx={{ mb: 2.5 }}>
            <Typography id={`${id}${group}`} variant="h3" component="h3" sx={{ mb: 1 }}>
              {translate(`shortcuts.group.${group}`)}
            </Typography>
            <Box
              component="dl"
              sx={{
                ...{ display: 'grid', rowGap: 1, columnGap: 2, m: 0, alignItems: 'center' },
                gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
                '& dd': { m: 0, color: 'text.secondary', mb: { xs: 0.5, sm: 0 } },
              }}
            >
              {namesIn(group).map(name => (
                <Fragment key={name}>
                  <dt>
                    <Keys name={name} />
                  </dt>
                  <dd>{does(name)}</dd>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </ScrollArea>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default ShortcutsDialog;
