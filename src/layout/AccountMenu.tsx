import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { BusinessImage } from './BusinessImage.tsx';
import { ResetSampleData } from './ResetSampleData.tsx';

/** The business with its image, and what can be done with the account. */
export const AccountMenu = () => {
  const { user, actor, signOut } = useAuth();
  const { resetSampleData } = useServices();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [resetting, setResetting] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <BusinessImage address={user.userImg} name={user.businessName} size={32} />
      <ButtonBase
        aria-label={translate('shell.account', { name: user.businessName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 0.5, minHeight: 44, minWidth: 44, px: 0.75, borderRadius: 1 }}
      >
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ fontWeight: 600, maxWidth: 200, display: { xs: 'none', md: 'block' } }}
        >
          {user.businessName}
        </Typography>
        <ExpandMore fontSize="small" sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography variant="subtitle2" noWrap>
            {user.businessName}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.businessEmail}
          </Typography>
        </Box>
        <Divider />
        {actor.role === 'owner' && (
          <MenuItem component={Link} to={paths.profile()} onClick={close}>
            {translate('shell.nav.profile')}
          </MenuItem>
        )}
        {resetSampleData && (
          <MenuItem
            onClick={() => {
              close();
              setResetting(true);
            }}
          >
            {translate('shell.resetSample')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void signOut()}>{translate('shell.signOut')}</MenuItem>
      </Menu>
      {resetSampleData && (
        <ResetSampleData
          open={resetting}
          onClose={() => setResetting(false)}
          reset={resetSampleData}
        />
      )}
    </>
  );
};
