import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { can } from '@/domain/access/can.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { recordName } from '@/domain/recordName.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { recordAddress } from '@/routes/recordAddress.ts';
import { RecordReference } from '../RecordReference.tsx';

/**
 * A record by its name, as a link to its page; where nobody can tell its name, what kind it is.
 * @param name the name, where it is known without a read; null where the record is known to be gone.
 */
export const RecordLink = (props: { resource: ResourceName; id: string; name?: string | null }) => {
  const { resource, id, name } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const readable = can(actor, 'get', resource);
  const address = readable ? recordAddress(actor.role, resource, id) : null;
  const kind = translate(`audit.resource.${resource}`, { _: resource });
  const gone = translate('audit.gone', { kind });
  const link = (text: string) =>
    address ? (
      <MuiLink component={Link} to={address}>
        {text}
      </MuiLink>
    ) : (
      text
    );
  if (name) return link(name);
  if (name === null || !readable) return gone;
  return (
    <RecordReference
      resource={resource}
      id={id}
      loading={kind}
      empty={gone}
      error={gone}
      render={({ referenceRecord }) =>
        referenceRecord && link(recordName(resource, referenceRecord))
      }
    />
  );
};
