import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SCHEMES } from './schemes.ts';

/** The colour schemes to choose from. */
const SchemeMenuItems = (props: { anchor: HTMLElement; onClose: () => void }) => {
  const { mode = 'system', setMode } = useColorScheme();
  const translate = useTranslate();
  return (
    <Menu anchorEl={props.anchor} open onClose={props.onClose}>
      {SCHEMES.map(scheme => (
        <MenuItem
          key={scheme.mode}
          selected={scheme.mode === mode}
          onClick={() => {
            setMode(scheme.mode);
            props.onClose();
          }}
        >
          <ListItemIcon>
            <scheme.Icon fontSize="small" />
          </ListItemIcon>
          {translate(`shell.${scheme.mode}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default SchemeMenuItems;
