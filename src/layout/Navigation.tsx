import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { activeItem, NAVIGATION } from '@/routes/navigation.ts';
import { LAYOUT } from '@/theme/tokens.ts';
import { NAVIGATION_ICONS } from './icons.tsx';
import { NavigationEntry } from './NavigationEntry.tsx';
import { useSignOut } from './useSignOut.ts';

/** Links of the role; icons alone while collapsed. */
export const Navigation = (props: {
  id: string;
  expanded: boolean;
  hidden: boolean;
  onNavigate: () => void;
}) => {
  const { id, expanded, hidden, onNavigate } = props;
  const { actor } = useAuth();
  const signOut = useSignOut();
  const translate = useTranslate();
  const { pathname } = useAddress();
  const items = NAVIGATION[actor.role];
  const active = activeItem(items, pathname);
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
        // Opened it lies over everything but dialogs.
        zIndex: theme => (expanded ? theme.zIndex.modal - 1 : theme.zIndex.drawer),
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
        boxShadow: expanded ? 6 : 0,
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
            onClick={onNavigate}
          />
        );
      })}
      <Box sx={{ flexGrow: 1 }} />
      <NavigationEntry
        label={translate('shell.nav.logout')}
        icon={<Logout />}
        expanded={expanded}
        current={false}
        onClick={signOut}
      />
    </Box>
  );
};
