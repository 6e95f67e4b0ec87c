import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Notice } from '@/components/states/Notice.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { type Respell, respellChanges } from '@/domain/spelling/respell.ts';
import { type SpellingField, spelledProduct } from '@/domain/spelling/spellingFields.ts';
import { RespellDialog } from '@/resources/products/bulk/index.ts';
import { ClusterCard } from './ClusterCard.tsx';
import type { Spellings } from './readSpellings.ts';
import type { SpellingsOfBusiness } from './useSpellings.ts';

const STEP = 20;

/** What of one field is written in several ways, some at a time, and the way to one. */
export const FieldClusters = (props: {
  field: SpellingField;
  found: Spellings;
  spellings: SpellingsOfBusiness;
}) => {
  const { field, found, spellings } = props;
  const translate = useTranslate();
  const [shown, setShown] = useState(STEP);
  const [asked, setAsked] = useState<{ respell: Respell; ids: readonly string[] } | null>(null);
  const clusters = found.clusters[field];
  const onDone = (respell: Respell, products: readonly Product[]) =>
    void spellings.settle(
      products.map(({ id }) => id),
      products.map(product => spelledProduct({ ...product, ...respellChanges(product, respell) })),
    );
  return (
    <>
      {clusters.length === 0 && (
        <Notice
          title={translate(`spelling.allOne.${field}`)}
          help={translate('spelling.allOneHelp')}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {clusters.slice(0, shown).map(cluster => (
          <ClusterCard
            key={JSON.stringify(cluster.spellings.map(({ name }) => name))}
            field={field}
            cluster={cluster}
            products={found.products}
            onPreview={(respell, ids) => setAsked({ respell, ids })}
          />
        ))}
      </Box>
      {clusters.length > shown && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('spelling.shown', { shown, total: clusters.length })}
          </Typography>
          <Button size="small" onClick={() => setShown(shown + STEP)}>
            {translate('spelling.more')}
          </Button>
        </Box>
      )}
      {asked && (
        <RespellDialog
          ids={asked.ids}
          respell={asked.respell}
          onClose={() => setAsked(null)}
          onDone={products => onDone(asked.respell, products)}
          onUnknown={ids => void spellings.readAgain(ids)}
        />
      )}
    </>
  );
};
