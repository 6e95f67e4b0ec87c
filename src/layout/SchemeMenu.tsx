import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Contrast from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

const SCHEMES = [
  { mode: 'light', Icon: LightMode },
  { mode: 'dark', Icon: DarkMode },
  { mode: 'system', Icon: Contrast },
] as const;

/** Chooses light, dark, or what the system has; kept in this browser. */
export const SchemeMenu = () => {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const { Icon } = SCHEMES.find(scheme => scheme.mode === mode) ?? SCHEMES[2];
  return (
    <>
      <Tooltip title={translate('shell.theme')}>
        <IconButton
          aria-label={translate('shell.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SCHEMES.map(scheme => (
          <MenuItem
            key={scheme.mode}
            selected={scheme.mode === mode}
            onClick={() => {
              setMode(scheme.mode);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <scheme.Icon fontSize="small" />
            </ListItemIcon>
            {translate(`shell.${scheme.mode}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
