import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { runShortcut } from '@/components/shortcuts/useShortcut.ts';
import { can } from '@/domain/access/can.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { LanguageItems } from './LanguageItems.tsx';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in, and what can be done with the account. */
const AccountMenuItems = (props: {
  anchor: HTMLElement;
  onClose: () => void;
  /** Restores the sample data; only where there is any. */
  onReset?: () => void;
}) => {
  const { anchor, onClose, onReset } = props;
  const { backEnd, user, actor } = useAuth();
  const signOut = useSignOut();
  const translate = useTranslate();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
        <Typography component="div" variant="subtitle2" noWrap>
          {user.businessName}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" noWrap>
          {user.businessEmail}
        </Typography>
        {backEnd.ownTab?.isOwn() && (
          <Typography component="div" variant="body2" color="textSecondary">
            {translate('shell.ownTab')}
          </Typography>
        )}
      </Box>
      <Divider component="li" />
      {actor.role === 'owner' && [
        <MenuItem key="profile" component={Link} to={paths.profile()} onClick={onClose}>
          {translate('shell.nav.profile')}
        </MenuItem>,
        <MenuItem key="requests" component={Link} to={paths.submittedRequests()} onClick={onClose}>
          {translate('shell.nav.submittedRequests')}
        </MenuItem>,
      ]}
      {can(actor, 'list', 'audit') && (
        <MenuItem component={Link} to={paths.recentChanges()} onClick={onClose}>
          {translate('shell.recentChanges')}
        </MenuItem>
      )}
      {can(actor, 'create', 'business') && actor.role !== 'owner' && (
        <MenuItem component={Link} to={paths.system()} onClick={onClose}>
          {translate('shell.systemPage')}
        </MenuItem>
      )}
      <LanguageItems onClose={onClose} />
      <MenuItem
        aria-keyshortcuts={ariaKeys('help')}
        onClick={() => {
          onClose();
          runShortcut('help');
        }}
        // Keys are no help on a phone.
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
      >
        {translate('shell.shortcuts')}
      </MenuItem>
      {onReset && (
        <MenuItem
          onClick={() => {
            onClose();
            onReset();
          }}
        >
          {translate('shell.resetSample')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        {translate('shell.signOut')}
      </MenuItem>
    </Menu>
  );
};

export default AccountMenuItems;
