import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { type CompareRow, compareProducts } from '@/domain/compare/compareProducts.ts';
import { ratesDate } from '@/domain/exchange/exchangeRates.ts';
import { useExchangeRates } from '@/providers/exchangeRatesQuery.ts';
import { paths } from '@/routes/paths.ts';
import { CompareControls } from './CompareControls.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import { compareCsv } from './compareCsv.ts';
import { Suggestions } from './Suggestions.tsx';
import { useCompareSelection } from './useCompareSelection.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useWatchedProducts } from './useWatchedProducts.ts';

const NO_RATES: never[] = [];

/** A product beside up to five others. */
const ComparePage = () => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const actions = useCompareSelection();
  const { selection, ids, productId, beyond } = actions;
  const columns = useWatchedProducts(ids);
  const rates = useExchangeRates();
  const tables = rates.data ?? NO_RATES;
  const products = useMemo(
    () => columns.flatMap(column => (column.state === 'there' ? [column.product] : [])),
    [columns],
  );
  const all = useMemo(
    () => compareProducts(products, { currency: selection.currency, rates: tables }),
    [products, selection.currency, tables],
  );
  const first = columns[0];
  const alone = selection.others.length === 0;
  const similar = useSuggestions(first?.state === 'there' ? first.product : null, ids, alone);
  if (alone && first?.state === 'gone')
    return (
      <Notice
        title={translate('compare.missing')}
        help={translate('compare.missingHelp')}
        actions={
          <Button variant="outlined" component={Link} to={paths.allProducts()}>
            {translate('compare.toProducts')}
          </Button>
        }
      />
    );
  if (alone && first?.state === 'failed')
    return <ErrorState page error={first.error} retry={first.retry} />;
  const rows = selection.differencesOnly ? all.filter(row => row.differs) : all;
  const nameOf = (row: CompareRow) => row.label ?? translate(`compare.row.${row.key}`);
  const save = () => saveCsv(compareCsv(products, rows, nameOf), `compare-${productId}.csv`);
  const date = ratesDate(tables);
  return (
    <>
      <PageHeader title={translate('compare.title')} actions={<CompareTools onSave={save} />} />
      <CompareControls actions={actions} />
      {beyond > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 2 }}>
          {translate('compare.beyond', { smart_count: beyond })}
        </Alert>
      )}
      {selection.currency && date && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate('compare.rates', { date: formatDay(date) })}
        </Typography>
      )}
      {alone && first?.state === 'there' && (
        <Suggestions
          suggestions={similar.suggestions}
          loading={similar.isPending}
          onPick={product => actions.add(product.id)}
        />
      )}
      <CompareTable
        columns={columns}
        rows={alone ? all : rows}
        // Whether there is a rate is known once they were asked for.
        currency={rates.isPending ? null : selection.currency}
        actions={actions}
        label={translate('compare.title')}
      />
      {!alone && selection.differencesOnly && rows.length === 0 && products.length > 1 && (
        <Typography role="status" sx={{ mt: 2 }}>
          {translate('compare.noDifferences')}
        </Typography>
      )}
    </>
  );
};

export default ComparePage;
