import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { TaskFailure } from './taskStore.ts';

const SHOWN = 50;

/** What could not be done, item by item; says how many more there are. */
export const TaskFailures = ({ failures }: { failures: readonly TaskFailure[] }) => {
  const translate = useTranslate();
  if (failures.length === 0) return null;
  const more = failures.length - SHOWN;
  return (
    <details>
      <Typography component="summary" variant="body2" color="error" sx={{ cursor: 'pointer' }}>
        {translate('progress.failures', { smart_count: failures.length })}
      </Typography>
      <List dense disablePadding sx={{ maxHeight: 160, overflow: 'auto' }}>
        {failures.slice(0, SHOWN).map(({ item, message }) => (
          <ListItem key={`${item} ${message}`} disableGutters>
            <ListItemText primary={item} secondary={message} />
          </ListItem>
        ))}
      </List>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('progress.moreFailures', { smart_count: more })}
        </Typography>
      )}
    </details>
  );
};
