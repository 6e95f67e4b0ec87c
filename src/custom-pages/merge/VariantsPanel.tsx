import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { MarkedTitle } from '@/components/duplicates/MarkedTitle.tsx';
import type { Scan } from '@/components/duplicates/savedScan.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { MAX_OTHERS } from '@/domain/compare/compareSelection.ts';
import { highlightTitles } from '@/domain/duplicates/highlights.ts';
import type { VariantFamily } from '@/domain/duplicates/variantFamilies.ts';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';
import { paths } from '@/routes/paths.ts';

const STEP = 5;

const Family = (props: {
  family: VariantFamily;
  products: Scan['products'];
  onJoin: (ids: string[]) => void;
}) => {
  const { family, products, onJoin } = props;
  const translate = useTranslate();
  const there = family.products.flatMap(id => products.get(id) ?? []);
  const [first, second] = there;
  if (!first || !second) return null;
  const shown = there.slice(0, MAX_OTHERS + 1);
  const compared = shown.slice(1).map(({ id }) => id);
  const what = family.differs.map(kind => translate(`merge.variants.kind.${kind}`)).join(', ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {shown.map((product, index) => (
          <div key={product.id}>
            <MarkedTitle
              parts={highlightTitles(product.title, index === 0 ? second.title : first.title).first}
            />
          </div>
        ))}
        <Typography variant="body2" color="textSecondary">
          {`${first.businessName} · ${translate('merge.variants.differs', { what })}`}
          {there.length > shown.length &&
            ` · ${translate('merge.variants.more', { smart_count: there.length - shown.length })}`}
        </Typography>
      </Box>
      <Button
        size="small"
        component={RouterLink}
        to={`${paths.compare(first.id)}?with=${compared.map(encodeURIComponent).join()}`}
        aria-label={translate('merge.variants.compareLabel', { title: first.title })}
      >
        {translate('merge.variants.compare')}
      </Button>
      <Button
        size="small"
        onClick={() => onJoin(there.slice(0, MERGE_SIZE.most).map(({ id }) => id))}
        aria-label={translate('merge.variants.joinLabel', { title: first.title })}
      >
        {translate('merge.variants.join')}
      </Button>
    </Box>
  );
};

/** Products of one business that differ in size, colour or a measure only. */
export const VariantsPanel = (props: { scan: Scan; onJoin: (ids: string[]) => void }) => {
  const { scan, onJoin } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const [shown, setShown] = useState(STEP);
  if (scan.variants.length === 0) return null;
  return (
    <Panel title={translate('merge.variants.title')} note={translate('merge.variants.help')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {scan.variants.slice(0, shown).map(family => (
          <Family
            key={family.products.join()}
            family={family}
            products={scan.products}
            onJoin={onJoin}
          />
        ))}
      </Box>
      {scan.variants.length > shown && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('merge.queue.shown', { shown, total: format(scan.variants.length) })}
          </Typography>
          <Button size="small" onClick={() => setShown(shown + STEP)}>
            {translate('merge.queue.more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
