import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ResetSampleData } from './ResetSampleData.tsx';

/** What is shown where a business has no image. */
export const DEFAULT_BUSINESS_IMAGE = '/default-business.svg';

/** The business with its image, and what can be done with the account. */
export const AccountMenu = () => {
  const { user, actor, signOut } = useAuth();
  const { resetSampleData } = useServices();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [resetting, setResetting] = useState(false);
  const image = useImageAddress(user.userImg) ?? DEFAULT_BUSINESS_IMAGE;
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        aria-label={translate('shell.account', { name: user.businessName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 1.25, minHeight: 44, minWidth: 44, px: 0.75, borderRadius: 1 }}
      >
        <Avatar
          src={image}
          alt={user.businessName}
          variant="rounded"
          sx={{ width: 32, height: 32 }}
        />
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ fontWeight: 600, maxWidth: 200, display: { xs: 'none', md: 'block' } }}
        >
          {user.businessName}
        </Typography>
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
