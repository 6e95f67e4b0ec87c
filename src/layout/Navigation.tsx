import Logout from '@mui/icons-material/LogoutOutlined';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useAuth } from '@/providers/AuthContext.tsx';
import { activeItem, NAVIGATION } from '@/routes/navigation.ts';
import { LAYOUT } from '@/theme/tokens.ts';
import { NAVIGATION_ICONS } from './icons.tsx';
import { NavigationEntry } from './NavigationEntry.tsx';
import { useSignOut } from './useSignOut.ts';

const NavigationBar = (props: {
  id: string;
  /** The path of the page in view. */
  pathname: string;
  expanded: boolean;
  hidden: boolean;
  /** Whether the window has the room for it beside the page. */
  pinnable: boolean;
  pinned: boolean;
  collapse: () => void;
  pin: (to: boolean) => void;
}) => {
  const { id, pathname, expanded, hidden, pinnable, pinned, collapse, pin } = props;
  const { actor } = useAuth();
  const signOut = useSignOut();
  const translate = useTranslate();
  const items = NAVIGATION[actor.role];
  const active = activeItem(items, pathname);
  const lies = expanded && !pinned;
  return (
    <Box
      component="nav"
      id={id}
      aria-label={translate('shell.navigation')}
      inert={hidden}
      sx={{
        position: 'fixed',
        insetBlock: `${LAYOUT.header}px 0`,
        insetInlineStart: 0,
        // Opened and not pinned it lies over everything but dialogs.
        zIndex: theme => (lies ? theme.zIndex.modal - 1 : theme.zIndex.drawer),
        width: expanded ? LAYOUT.navigation : LAYOUT.rail,
        transform: hidden ? 'translateX(-100%)' : 'none',
        visibility: hidden ? 'hidden' : 'visible',
        transition: 'width 160ms ease, transform 160ms ease, visibility 160ms',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        p: 1,
        overflow: 'hidden auto',
        bgcolor: 'background.paper',
        borderInlineEnd: 1,
        borderColor: 'divider',
        boxShadow: lies ? 6 : 0,
      }}
    >
      {items.map(({ to, label, icon }) => {
        const Icon = NAVIGATION_ICONS[icon];
        return (
          <NavigationEntry
            key={to}
            to={to}
            label={translate(`shell.nav.${label}`)}
            icon={<Icon />}
            expanded={expanded}
            current={active?.to === to}
            onClick={collapse}
          />
        );
      })}
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {/* An entry is as wide as what it is in: it leaves the pin its room. */}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <NavigationEntry
            label={translate('shell.nav.logout')}
            icon={<Logout />}
            expanded={expanded}
            current={false}
            onClick={signOut}
          />
        </Box>
        {expanded && pinnable && (
          <IconButton
            aria-label={translate('shell.pinNavigation')}
            title={translate('shell.pinNavigation')}
            aria-pressed={pinned}
            onClick={() => pin(!pinned)}
            sx={{ width: 44, height: 44, color: pinned ? 'primary.main' : 'text.secondary' }}
          >
            {pinned ? <PushPin /> : <PushPinOutlined />}
          </IconButton>
        )}
      </Box>
    </Box>
  );
};

/** Links of the role; icons alone while collapsed. */
export const Navigation = memo(NavigationBar);
