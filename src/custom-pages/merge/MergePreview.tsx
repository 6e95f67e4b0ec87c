import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Panel } from '@/components/Panel.tsx';
import { MERGE_FIELD_NAMES } from '@/domain/merge/mergeChoices.ts';
import type { MergePlan } from '@/domain/merge/planMerge.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { FieldValue } from './FieldValue.tsx';
import { useMergeText } from './useMergeText.ts';
import { seesReferences } from './useReferences.ts';

/** What a merge makes of its products and what it moves, before anything is done. */
export const MergePreview = (props: {
  plan: MergePlan;
  products: readonly Product[];
  /** Whether reports and giveaways are looked up. */
  complete: boolean;
}) => {
  const { plan, products, complete } = props;
  const translate = useTranslate();
  const { actor } = useAuth();
  const words = useMergeText(products);
  const effects = [
    translate('merge.preview.tombstones', { smart_count: products.length - 1 }),
    ...(!seesReferences(actor) ? [translate('merge.preview.ownReferences')] : []),
    ...(complete && seesReferences(actor)
      ? [
          translate('merge.preview.reports', { smart_count: plan.reports.length }),
          translate('merge.preview.giveaways', { smart_count: plan.giveaways.length }),
        ]
      : []),
    ...(complete ? [] : [translate('merge.preview.loading')]),
    translate('merge.preview.statistics'),
    translate('merge.preview.undo'),
  ];
  return (
    <Panel title={translate('merge.preview.title')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {translate('merge.preview.result')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.75,
          typography: 'body2',
        }}
      >
        {MERGE_FIELD_NAMES.map(field => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`merge.edit.field.${field}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <FieldValue field={field} product={plan.product} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5, typography: 'body2' }} aria-live="polite">
        {effects.map(effect => (
          <li key={effect}>{effect}</li>
        ))}
      </Box>
      {plan.warnings.map(warning => (
        <Alert role="status" key={JSON.stringify(warning)} severity="warning" sx={{ mt: 1 }}>
          {words.warning(warning)}
        </Alert>
      ))}
      {plan.problems.map(problem => (
        <Alert key={JSON.stringify(problem)} severity="error" role="alert" sx={{ mt: 1 }}>
          {words.problem(problem)}
        </Alert>
      ))}
    </Panel>
  );
};
