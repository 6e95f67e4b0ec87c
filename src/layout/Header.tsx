import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { LAYOUT } from '@/theme/tokens.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { SchemeMenu } from './SchemeMenu.tsx';

const Tag = ({ text }: { text: string }) => (
  <Typography
    variant="caption"
    sx={{
      display: { xs: 'none', md: 'inline' },
      px: 1,
      py: 0.25,
      borderRadius: 1,
      bgcolor: 'action.selected',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    {text}
  </Typography>
);

const HeaderBar = (props: {
  navigationId: string;
  expanded: boolean;
  onToggle: () => void;
  toggleRef: Ref<HTMLButtonElement>;
  tools?: ReactNode;
}) => {
  const { navigationId, expanded, onToggle, toggleRef, tools } = props;
  const { actor, backEnd } = useAuth();
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: LAYOUT.header,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.25,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        ref={toggleRef}
        aria-label={translate('shell.toggleNavigation')}
        title={translate('shell.toggleNavigation')}
        aria-expanded={expanded}
        aria-controls={navigationId}
        onClick={onToggle}
        sx={{ width: 44, height: 44 }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to={paths.dashboard()}
        // A phone has no room for the name beside the mark.
        aria-label={translate('session.productName')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 44,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        <Logo />
        <Typography
          component="span"
          sx={{ fontWeight: 650, display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}
        >
          {translate('session.productName')}
        </Typography>
      </Box>
      {actor.role !== 'owner' && <Tag text={translate(`shell.role.${actor.role}`)} />}
      {backEnd.ownTab?.isOwn() && <Tag text={translate('shell.ownTab')} />}
      <Box sx={{ flexGrow: 1 }} />
      {tools}
      <SchemeMenu />
      <AccountMenu />
    </Box>
  );
};

/** The bar on top: the navigation's toggle, the role, tools, and the business with its image. */
export const Header = memo(HeaderBar);
