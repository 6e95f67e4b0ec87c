import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { startTask } from '@/components/progress/taskStore.ts';
import { Section } from '@/components/Section.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import { paths } from '@/routes/paths.ts';
import { useImportSession } from '../machinery/SessionContext.ts';

const SHOWN = 20;

/** Stored products of the shop that the source does not have. They stay unless people say so. */
export const VanishedList = ({ products }: { products: readonly Product[] }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useImportSession();
  const { actor, dataProvider } = session.context;
  const offered = products.filter(({ status }) => status === 'active');
  const title = translate('import.vanished.title', { smart_count: products.length });
  const makeDrafts = () =>
    startTask({
      title,
      total: offered.length,
      run: async task => {
        const { changed, failed } = await changeRecords(dataProvider, actor, {
          resource: 'products',
          records: offered,
          changesOf: () => ({ status: 'draft' }),
          action: 'draft',
          source: 'import',
          signal: task.signal,
          onProgress: task.progress,
        });
        for (const { id, message } of failed) task.fail({ item: id, message });
        notify('import.vanished.done', {
          type: 'success',
          messageArgs: { smart_count: changed.length },
        });
        session.forgetStored();
        await session.check();
      },
    });
  return (
    <Section title={title}>
      <Typography variant="body2" color="textSecondary">
        {translate('import.vanished.help')}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ pl: 2.5, my: 1.5 }}>
        {products.slice(0, SHOWN).map(({ id, title: name, status }) => (
          <li key={id}>
            <Link to={paths.viewProduct(actor.role, id)}>{name}</Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {translate(`products.status.${status}`)}
            </Typography>
          </li>
        ))}
        {products.length > SHOWN && (
          <li>{translate('import.vanished.more', { count: products.length - SHOWN })}</li>
        )}
      </Stack>
      {offered.length > 0 && (
        <Button variant="outlined" onClick={makeDrafts}>
          {translate('import.vanished.toDraft', { smart_count: offered.length })}
        </Button>
      )}
    </Section>
  );
};
