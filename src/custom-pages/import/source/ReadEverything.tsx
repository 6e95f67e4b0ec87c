import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { readOwnShop } from '@/domain/import/shopify/admin/readOwnShop.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import type { AskableTasks } from '../useOwnerTasks.ts';

/** Has functions read the business's shop whole, by what is set up for it; or says what that lacks. */
export const ReadEverything = ({ tasks: { ask, standing } }: { tasks: AskableTasks }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { businessId: business, businessName, shop } = session.context;
  const read = (asked: AskOwnerTask) =>
    void session.readShop(translate('import.everything.shop'), shop, signal =>
      readOwnShop(asked(business, { kind: 'readShop' }, signal)),
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, pt: 1 }}>
      <Typography>{translate('import.everything.help', { business: businessName })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('import.everything.limits')}
      </Typography>
      {standing !== 'ready' && (
        <Alert severity={ask ? 'warning' : 'info'}>
          {translate(`import.everything.standing.${standing}`)}
        </Alert>
      )}
      {ask && (
        <div>
          <Button variant="contained" onClick={() => read(ask)}>
            {translate('import.everything.go')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
