import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMoneyFormat, useNumberFormat } from '@/components/format/useFormat.ts';
import { Weight } from '@/components/format/Weight.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { Description } from '@/components/products/Description.tsx';
import { ScrollArea } from '@/components/ScrollArea.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { STATUS_TONE, STOCK_TONE } from '@/components/tones/productTone.ts';
import type { CompareCell } from '@/domain/compare/compareProducts.ts';
import type { Converted } from '@/domain/exchange/convertMoney.ts';
import { PRODUCT_STATUSES, STOCK_STATES } from '@/domain/schemas/product.ts';

const SHOWN_PICTURES = 4;

const Note = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

const Amount = ({ amount, wanted }: { amount: Converted; wanted: string | null }) => {
  const money = useMoneyFormat();
  const translate = useTranslate();
  const { minor, currency } = amount.money;
  return (
    <>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {money(minor, currency)} {currency}
      </Box>
      {amount.kind === 'converted' && (
        <Note>
          {translate('compare.original', {
            amount: `${money(amount.original.minor, amount.original.currency)} ${amount.original.currency}`,
          })}
        </Note>
      )}
      {amount.kind === 'noRate' && wanted && (
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'warning.main' }}
        >
          {translate('compare.noRate', { currency: wanted })}
        </Typography>
      )}
    </>
  );
};

const Words = ({ row, text }: { row: string; text: string }) => {
  const translate = useTranslate();
  const stock = STOCK_STATES.find(state => state === text);
  if (row === 'stockState' && stock)
    return <StatusChip label={translate(`products.stock.${stock}`)} tone={STOCK_TONE[stock]} />;
  const status = PRODUCT_STATUSES.find(one => one === text);
  if (row === 'status' && status)
    return <StatusChip label={translate(`products.status.${status}`)} tone={STATUS_TONE[status]} />;
  return <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Box>;
};

/** One product's value in one row. */
export const CompareValue = (props: {
  row: string;
  /** What the row is called, and whose value it is. */
  label: string;
  cell: CompareCell;
  /** The currency that prices are wanted in. */
  currency: string | null;
}) => {
  const { row, label, cell, currency } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  if (cell === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('compare.none')}
      </Box>
    );
  switch (cell.kind) {
    case 'money':
      return <Amount amount={cell.amount} wanted={currency} />;
    case 'count':
      return <span>{format(cell.count)}</span>;
    case 'weight':
      return <Weight range={cell} />;
    case 'list':
      return <span>{cell.items.join(row === 'options' ? '; ' : ', ')}</span>;
    case 'html':
      return (
        <ScrollArea
          label={label}
          sx={{ maxHeight: 280, overflowY: 'auto', '@media print': { maxHeight: 'none' } }}
        >
          <Description html={cell.html} />
        </ScrollArea>
      );
    case 'images':
      return (
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {cell.urls.slice(0, SHOWN_PICTURES).map(url => (
            <Thumbnail key={url} address={url} alt="" size={56} />
          ))}
          {cell.urls.length > SHOWN_PICTURES && <span>+{cell.urls.length - SHOWN_PICTURES}</span>}
        </Box>
      );
    case 'text':
      return <Words row={row} text={cell.text} />;
  }
};
