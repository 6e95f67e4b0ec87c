import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { dayCount } from '@/domain/analytics/days.ts';
import { productsBehind } from '@/domain/analytics/productsBehind.ts';
import { useRecordNames } from '../useRecordNames.ts';
import { ProductChangeItem } from './ProductChangeItem.tsx';
import { useChangeText } from './useChangeText.ts';

/** Which products make up the change of views between the period before and this one. */
export const ChangePanel = (
  props: Figures & {
    /** The business whose figures they are. */
    businessId: string;
  },
) => {
  const { report, before, comparing, compare, businessId } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const changeText = useChangeText();
  const { range } = report;
  const behind =
    before && productsBehind(report.products, before.products, dayCount(range.from, range.to));
  const named = behind?.named ?? [];
  const names = useRecordNames(
    'products',
    named.map(({ id }) => id),
  );
  const written = (change: { before: number; now: number }) => ({
    change: changeText(change),
    before: format(change.before),
    now: format(change.now),
  });
  const content = () => {
    if (!behind)
      return (
        <>
          <Typography variant="body2" color="textSecondary">
            {translate(
              comparing
                ? 'analytics.loading'
                : compare
                  ? 'analytics.decliningUnknown'
                  : 'analytics.notCompared',
            )}
          </Typography>
          {compare && (
            <Button variant="outlined" onClick={compare.run} sx={{ mt: 1.5 }}>
              {translate('analytics.compareNow', { reads: compare.reads })}
            </Button>
          )}
        </>
      );
    const { others } = behind;
    return (
      <>
        <Typography variant="body2">
          {translate('analytics.behind.whole', written(behind))}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {named.map(product => (
            <ProductChangeItem
              key={product.id}
              product={product}
              name={names.get(product.id)}
              businessId={businessId}
              range={range}
            />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {named.length === 0
            ? translate('analytics.behind.none', { smart_count: others.products })
            : translate('analytics.behind.others', {
                smart_count: others.products,
                ...written(others),
              })}
        </Typography>
      </>
    );
  };
  return (
    <Panel title={translate('analytics.behind.title')} note={translate('analytics.behind.note')}>
      {content()}
    </Panel>
  );
};
