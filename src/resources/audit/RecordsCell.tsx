import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';

/** How many records a step touched; with a plus where the step goes on in another entry. */
export const RecordsCell = ({ entry }: { entry: Pick<AuditEntry, 'records' | 'continuedIn'> }) => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const count = format(entry.records.length);
  if (!entry.continuedIn) return count;
  return (
    <Box component="span" title={translate('audit.continued')} sx={{ whiteSpace: 'nowrap' }}>
      {translate('audit.recordsAndMore', { count })}
    </Box>
  );
};
