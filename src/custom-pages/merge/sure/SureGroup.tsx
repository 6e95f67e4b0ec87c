import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { DuplicateGroup } from '@/domain/duplicates/duplicateGroups.ts';
import { planMerge } from '@/domain/merge/planMerge.ts';
import { survivorFirst } from '@/domain/merge/suggestSurvivor.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { MergePreview } from '../MergePreview.tsx';
import { ReasonList } from '../ReasonList.tsx';
import { summaryOf } from '../scan.ts';
import { useReferences } from '../useReferences.ts';
import { suggestedMerge } from './mergeGroup.ts';

const NOTHING = { reports: [], giveaways: [] };

/** All that the merge of one group will do. */
const WholePreview = ({ products }: { products: readonly Product[] }) => {
  const [survivor, ...others] = survivorFirst(products);
  const { references } = useReferences(others.map(({ id }) => id));
  const input = suggestedMerge(products, references ?? NOTHING);
  if (!survivor || !input) return null;
  return (
    <MergePreview
      plan={planMerge(input)}
      products={[survivor, ...others]}
      complete={references !== null}
    />
  );
};

/** One group of what is merged at one go: which product survives, why, and what will happen. */
export const SureGroup = (props: {
  group: DuplicateGroup;
  /** As they are now. */
  products: readonly Product[];
  selected: boolean;
  onSelect: (selected: boolean) => void;
}) => {
  const { group, products, selected, onSelect } = props;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const sorted = survivorFirst(products);
  const title = sorted[0]?.title ?? group.id;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Checkbox
          checked={selected}
          onChange={(_, checked) => onSelect(checked)}
          slotProps={{ input: { 'aria-label': translate('merge.sure.select', { title }) } }}
          sx={{ mt: -0.5 }}
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          {sorted.map((product, index) => {
            const { image, price, currency, businessName } = summaryOf(product);
            return (
              <Box key={product.id} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
                <Thumbnail address={image} alt="" />
                <Box sx={{ minWidth: 0 }}>
                  <Typography
                    sx={{ fontWeight: index === 0 ? 550 : 400, overflowWrap: 'anywhere' }}
                  >
                    {product.title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[
                      translate(index === 0 ? 'merge.sure.stays' : 'merge.sure.goes'),
                      businessName,
                      price === null ? translate('products.noPrice') : money(price, currency),
                    ].join(' · ')}
                  </Typography>
                </Box>
              </Box>
            );
          })}
          {group.pairs[0] && <ReasonList reasons={group.pairs[0].reasons} />}
          <Accordion
            disableGutters
            elevation={0}
            expanded={opened}
            onChange={(_, open) => setOpened(open)}
            slotProps={{ transition: { unmountOnExit: true } }}
            sx={{ '&::before': { display: 'none' }, bgcolor: 'transparent' }}
          >
            <AccordionSummary
              id={id}
              aria-controls={`${id}what`}
              sx={{ px: 0, minHeight: 44, color: 'primary.main', typography: 'body2' }}
            >
              {translate(opened ? 'merge.sure.hide' : 'merge.sure.show', { title })}
            </AccordionSummary>
            <AccordionDetails id={`${id}what`} sx={{ p: 0 }}>
              <WholePreview products={products} />
            </AccordionDetails>
          </Accordion>
        </Box>
      </Box>
    </Box>
  );
};
