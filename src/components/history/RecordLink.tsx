import MuiLink from '@mui/material/Link';
import { useGetOne, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { can } from '@/domain/access/can.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { recordName } from '@/domain/recordName.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { recordAddress } from '@/routes/recordAddress.ts';

/**
 * A record by its name, as a link to its page; where nobody can tell its name, what kind it is.
 * @param name the name, where it is known without a read; null where the record is known to be gone.
 */
export const RecordLink = (props: { resource: ResourceName; id: string; name?: string | null }) => {
  const { resource, id, name } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const readable = can(actor, 'get', resource);
  const { data, isPending } = useGetOne(
    resource,
    { id },
    { enabled: readable && name === undefined },
  );
  const kind = translate(`audit.resource.${resource}`, { _: resource });
  if (readable && name === undefined && isPending) return kind;
  const text = name ?? (data && recordName(resource, data));
  const address = recordAddress(actor.role, resource, id);
  if (!text) return translate('audit.gone', { kind });
  return address && readable ? (
    <MuiLink component={Link} to={address}>
      {text}
    </MuiLink>
  ) : (
    text
  );
};
