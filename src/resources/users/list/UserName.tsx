import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { paths } from '@/routes/paths.ts';

/** The first letters of up to two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0])
    .join('')
    .toUpperCase();

/** A user's picture, name and address; the name leads to their page. */
export const UserName = ({ user }: { user: CatalogueUser }) => {
  const picture = useImageAddress(user.photoUrl);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      <Avatar src={picture ?? undefined} alt="" sx={{ width: 36, height: 36, fontSize: 14 }}>
        {initialsOf(user.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={paths.viewUser(user.id)}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {user.name || user.id}
        </MuiLink>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {user.email}
        </Typography>
      </Box>
    </Box>
  );
};
