import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { ClaimMark } from '@/components/claims/ClaimMark.tsx';
import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
import { NameCell } from '@/components/list/NameCell.tsx';
import { RequestMark } from '@/components/requests/RequestMark.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { REQUEST_TONE } from '@/components/tones/requestTone.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { paths } from '@/routes/paths.ts';

/** The columns of the list of requests; owners see only their own business's. */
export const requestColumns = (
  owner: boolean,
  translate: (key: string) => string,
  addressOf: (id: string) => string,
): Column<SubmittedRequest>[] => {
  const business: Column<SubmittedRequest> = {
    id: 'business',
    label: 'requests.field.businessName',
    render: request => (
      <MuiLink component={Link} to={paths.viewBusiness(request.businessId)} color="inherit">
        {request.businessName || request.businessId}
      </MuiLink>
    ),
  };
  return [
    {
      id: 'subject',
      label: 'requests.field.subject',
      fixed: true,
      onCard: 'title',
      render: ({ id, subject }) => (
        <NameCell
          to={addressOf(id)}
          name={subject}
          caption={owner ? undefined : <ClaimMark target={id} />}
        />
      ),
    },
    {
      id: 'news',
      label: 'requests.field.news',
      render: request => <RequestMark request={request} />,
    },
    ...(owner ? [] : [business]),
    {
      id: 'kind',
      label: 'requests.field.kind',
      render: ({ kind }) => translate(`requests.kind.${kind}`),
    },
    {
      id: 'status',
      label: 'requests.field.status',
      render: ({ status }) => (
        <StatusChip label={translate(`requests.status.${status}`)} tone={REQUEST_TONE[status]} />
      ),
    },
    dateColumn('createdAt', 'requests.field.createdAt'),
    dateColumn('updatedAt', 'requests.field.updatedAt', { onCard: 'none', initiallyShown: false }),
  ];
};
