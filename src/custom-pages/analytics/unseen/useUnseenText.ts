import { useTranslate } from 'ra-core';
import {
  type FigureCell,
  type FigureTableData,
  numberColumn,
} from '@/components/figures/figureTable.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { UnseenProduct, UnseenProducts } from '@/domain/analytics/unseenProducts.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

/** Things to look at that are named beside a product; its page has them all. */
const FEW = 3;

/** Products that nobody sees, as tables on the page and as a file. */
export const useUnseenText = (options: {
  /** Whether views may be lacking, because days have no figures or list only the most viewed. */
  isPartial: boolean;
  /** Whether they are several businesses' products. */
  ofMany: boolean;
}) => {
  const { isPartial, ofMany } = options;
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatDay = useDayFormat();
  const { actor } = useAuth();
  const lastViewed = ({ unviewed }: UnseenProduct) => {
    if ('last' in unviewed) return formatDay(unviewed.last);
    if ('never' in unviewed) return translate('figures.unseen.never');
    return translate('figures.unseen.notSince', { day: formatDay(unviewed.notSince) });
  };
  const fixes = ({ readiness }: UnseenProduct) =>
    readiness.fixes.map(({ lack, points }) => translate(`dashboard.fix.${lack}`, { points }));
  const toLookAt = (product: UnseenProduct) => {
    const all = fixes(product);
    const more = all.length - FEW;
    return [
      ...(all.length > 0 ? all.slice(0, FEW) : [translate('figures.unseen.ready')]),
      ...(more > 0 ? [translate('figures.unseen.moreToFix', { smart_count: more })] : []),
    ].join(' · ');
  };
  const label = (key: string) => translate(`figures.unseen.column.${key}`);
  const views = translate('analytics.metric.views');
  const first = [
    { label: translate('analytics.productName') },
    ...(ofMany ? [{ label: label('business') }] : []),
  ];
  const business = ({ businessName }: UnseenProduct) => (ofMany ? [{ text: businessName }] : []);
  const common = (product: UnseenProduct): FigureCell[] => [
    { text: product.title, to: paths.viewProduct(actor.role, product.id) },
    ...business(product),
    {
      text: isPartial
        ? translate('figures.unseen.atLeast', { views: format(product.views) })
        : format(product.views),
    },
  ];
  const days = (product: UnseenProduct): FigureCell => ({
    text: translate('figures.unseen.days', {
      smart_count: product.days,
      days: format(product.days),
    }),
  });
  return {
    /** Those that nobody sees: since when, and what may be looked at. */
    unseenTable: (shown: readonly UnseenProduct[]): FigureTableData => ({
      columns: [
        ...first,
        numberColumn(views),
        { label: label('last') },
        numberColumn(label('days')),
        numberColumn(label('readiness')),
        { label: label('fixes') },
      ],
      rows: shown.map(product => ({
        key: product.id,
        cells: [
          ...common(product),
          { text: lastViewed(product) },
          days(product),
          { text: format(product.readiness.score) },
          { text: toLookAt(product) },
        ],
      })),
      empty: translate('figures.unseen.none'),
    }),
    /** Those that are too new: nothing is held against them. */
    freshTable: (shown: readonly UnseenProduct[]): FigureTableData => ({
      columns: [
        { label: translate('analytics.productName') },
        numberColumn(views),
        numberColumn(label('days')),
      ],
      rows: shown.map(product => ({ key: product.id, cells: [...common(product), days(product)] })),
      empty: translate('figures.unseen.noneFresh'),
    }),
    /** All of them, with what a spreadsheet can count with. */
    file: ({ unseen, fresh }: UnseenProducts): FigureTableData => ({
      columns: [
        ...first,
        { label: translate('analytics.productId') },
        { label: translate('products.field.sku') },
        { label: label('isFresh') },
        { label: views },
        ...(['last', 'since', 'days', 'readiness', 'fixes'] as const).map(key => ({
          label: label(key),
        })),
      ],
      rows: [...unseen, ...fresh].map((product, index) => ({
        key: product.id,
        cells: [
          { text: product.title },
          ...business(product),
          { text: product.id },
          { text: product.sku },
          { text: translate(index < unseen.length ? 'common.no' : 'common.yes') },
          { text: '', value: product.views },
          {
            text: lastViewed(product),
            value: 'last' in product.unviewed ? product.unviewed.last : undefined,
          },
          { text: product.since },
          { text: '', value: product.days },
          { text: '', value: product.readiness.score },
          { text: fixes(product).join(' · ') },
        ],
      })),
      empty: '',
    }),
  };
};
