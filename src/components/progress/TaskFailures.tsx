import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ScrollArea } from '../ScrollArea.tsx';
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
      <ScrollArea
        label={translate('progress.failures', { smart_count: failures.length })}
        sx={{ maxHeight: 160, overflow: 'auto' }}
      >
        <List dense disablePadding>
          {failures.slice(0, SHOWN).map(({ item, message }) => (
            <ListItem key={`${item} ${message}`} disableGutters>
              <ListItemText primary={item} secondary={message} />
            </ListItem>
          ))}
        </List>
      </ScrollArea>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('progress.moreFailures', { smart_count: more })}
        </Typography>
      )}
    </details>
  );
};
