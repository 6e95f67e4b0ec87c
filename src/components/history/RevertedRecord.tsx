import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { CurrentRecord } from '@/domain/administration/revertEntry.ts';
import { recordName } from '@/domain/recordName.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { ChangeList } from './ChangeList.tsx';
import { RecordLink } from './RecordLink.tsx';

/** What taking a change back means for one record, under its name. */
export const RevertedRecord = (props: {
  resource: ResourceName;
  record: CurrentRecord | undefined;
  changes: readonly FieldChange[];
  /** The currency of its amounts, where it has none itself. */
  currency?: string;
}) => {
  const { resource, record, changes, currency } = props;
  if (!record) return null;
  const own = record.currency;
  return (
    <Box sx={{ '& + &': { mt: 1 } }}>
      <Typography variant="body2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <RecordLink resource={resource} id={record.id} name={recordName(resource, record)} />
      </Typography>
      <ChangeList
        resource={resource}
        changes={changes}
        currency={typeof own === 'string' ? own : currency}
        all
      />
    </Box>
  );
};
