import Avatar from '@mui/material/Avatar';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import { NameCell } from '@/components/list/NameCell.tsx';
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
    <NameCell
      to={paths.viewUser(user.id)}
      picture={
        <Avatar src={picture ?? undefined} alt="" sx={{ width: 36, height: 36, fontSize: 14 }}>
          {initialsOf(user.name)}
        </Avatar>
      }
      name={user.name || user.id}
      caption={user.email}
      noWrap
    />
  );
};
