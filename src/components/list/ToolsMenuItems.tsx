import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import type { Tool } from './ToolsMenu.tsx';

/** The tools of a list, each a link. */
const ToolsMenuItems = (props: {
  anchor: HTMLElement;
  tools: readonly Tool[];
  onClose: () => void;
}) => (
  <Menu anchorEl={props.anchor} open onClose={props.onClose}>
    {props.tools.map(({ label, to, Icon }) => (
      <MenuItem key={label} component={Link} to={to} onClick={props.onClose}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </MenuItem>
    ))}
  </Menu>
);

export default ToolsMenuItems;
