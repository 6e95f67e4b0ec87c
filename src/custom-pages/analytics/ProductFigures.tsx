import { useTranslate } from 'ra-core';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { TwoColumns } from '@/components/TwoColumns.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { ProductsPanel } from './ProductsPanel.tsx';
import { SharesPanel } from './SharesPanel.tsx';

/** Which products and categories the figures come from. */
export const ProductFigures = (
  props: Figures & {
    /** Narrows the lists that categories lead to, as the figures are. */
    filter?: Record<string, unknown>;
  },
) => {
  const { filter = {}, ...figures } = props;
  const { report } = figures;
  const translate = useTranslate();
  const views = report.categories.reduce((sum, { activity }) => sum + activity.views, 0);
  return (
    <TwoColumns
      wide={<ProductsPanel {...figures} />}
      narrow={
        <SharesPanel
          title={translate('analytics.categories')}
          note={translate('analytics.categoriesNote')}
          part={translate('analytics.category')}
          unit={translate('analytics.metric.views')}
          name="categories"
          range={report.range}
          shares={report.categories.map(({ key, activity }) => ({
            key,
            name: key === '' ? translate('analytics.noCategory') : key,
            count: activity.views,
            share: views === 0 ? 0 : activity.views / views,
            to: listAddress(paths.allProducts(), { ...filter, category: key }),
          }))}
        />
      }
    />
  );
};
