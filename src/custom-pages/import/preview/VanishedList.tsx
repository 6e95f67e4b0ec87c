import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Panel } from '@/components/Panel.tsx';
import type { VanishedVerdict } from '@/domain/import/vanishedVerdict.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { paths } from '@/routes/paths.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { VanishedDialog } from './VanishedDialog.tsx';

const SHOWN = 20;

/** Stored products of the shop that the source does not have. They stay unless people say so. */
export const VanishedList = (props: {
  products: readonly Product[];
  /** They are offered to be taken out of the catalogue only where they have left the shop. */
  verdict: VanishedVerdict;
}) => {
  const { products, verdict } = props;
  const translate = useTranslate();
  const session = useImportSession();
  const [asked, setAsked] = useState<'draft' | 'archive' | null>(null);
  const shop = session.state.get().settings.shop || session.context.shop;
  const active = products.filter(({ status }) => status === 'active');
  const choices = { draft: active, archive: products };
  return (
    <Panel title={translate('import.vanished.title', { smart_count: products.length })}>
      <Typography variant="body2" color="textSecondary">
        {translate('import.vanished.help', { shop })}{' '}
        {translate(`import.vanished.verdict.${verdict}`, { shop })}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ pl: 2.5, my: 1.5, overflowWrap: 'anywhere' }}>
        {products.slice(0, SHOWN).map(({ id, title: name, status }) => (
          <li key={id}>
            <Link component={RouterLink} to={paths.viewProduct(session.context.actor.role, id)}>
              {name}
            </Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {translate(`products.status.${status}`)}
            </Typography>
          </li>
        ))}
        {products.length > SHOWN && (
          <li>{translate('import.vanished.more', { count: products.length - SHOWN })}</li>
        )}
      </Stack>
      {verdict === 'left' && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {active.length > 0 && (
            <Button variant="outlined" onClick={() => setAsked('draft')}>
              {translate('import.vanished.toDraft', { smart_count: active.length })}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsked('archive')}>
            {translate('import.vanished.toArchive', { smart_count: products.length })}
          </Button>
        </Stack>
      )}
      {asked && (
        <VanishedDialog action={asked} products={choices[asked]} onClose={() => setAsked(null)} />
      )}
    </Panel>
  );
};
