import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { readOwnShop } from '@/domain/import/shopify/admin/readOwnShop.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import { useImportSession } from '../engine/SessionContext.ts';

/** Has functions read the business's shop whole, by what is set up for it. */
export const ReadEverything = ({ askOwnerTask }: { askOwnerTask: AskOwnerTask }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { businessId: business, businessName, shop } = session.context;
  const read = () =>
    void session.readShop(translate('import.everything.shop'), shop, signal =>
      readOwnShop(askOwnerTask(business, { kind: 'readShop' }, signal)),
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, pt: 1 }}>
      <Typography>{translate('import.everything.help', { business: businessName })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('import.everything.limits')}
      </Typography>
      <div>
        <Button variant="contained" onClick={read}>
          {translate('import.everything.go')}
        </Button>
      </div>
    </Stack>
  );
};
