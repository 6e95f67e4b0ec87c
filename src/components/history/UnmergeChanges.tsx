import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { UnmergeChange } from '@/domain/merge/planUnmerge.ts';
import { recordName } from '@/domain/recordName.ts';
import { ChangeList } from './ChangeList.tsx';

/** Everything that undoing a merge would change, record by record, before it is done. */
export const UnmergeChanges = ({ changes }: { changes: readonly UnmergeChange[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('merge.unmerge.changes')}
      // Scrolls, so the keyboard has to reach it.
      tabIndex={0}
      sx={{ maxHeight: '40vh', overflowY: 'auto', border: 1, borderColor: 'divider', p: 1.5 }}
    >
      {changes
        .filter(one => one.changes.length > 0)
        .map(one => (
          <Box key={`${one.resource}/${one.record.id}`} sx={{ '& + &': { mt: 1.5 } }}>
            <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {translate(`audit.resource.${one.resource}`)}
              {': '}
              {recordName(one.resource, one.record)}
            </Typography>
            <ChangeList
              resource={one.resource}
              changes={one.changes}
              currency={typeof one.record.currency === 'string' ? one.record.currency : undefined}
              all
            />
          </Box>
        ))}
    </Box>
  );
};
