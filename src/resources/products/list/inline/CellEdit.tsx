import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ConflictDialog } from '@/components/conflict/ConflictDialog.tsx';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { cellRefusal, type ListCell } from '@/domain/grid/cellRefusal.ts';
import { shownAmount } from '@/domain/money/typedAmount.ts';
import { PRODUCT_STATUSES, type Product } from '@/domain/schemas/product.ts';
import { CellField } from './CellField.tsx';
import { CellRefused } from './CellRefused.tsx';
import { useCellEdit } from './useCellEdit.ts';

/** What a cell that is changed in the list needs to know. */
export interface CellEditProps {
  /** As it was when it began to be changed. */
  product: Product;
  cell: ListCell;
  end: boolean;
  /** The cell as it is when it is not changed. */
  shown: ReactNode;
  /** Its button, as long as that is shown. */
  anchor: () => HTMLElement | null;
  /** @param focus whether the focus is the cell's to give back. */
  onClose: (focus: boolean) => void;
}

/**
 * A cell that is changed in place: Enter saves, Escape takes back. Leaving it with something typed
 * neither saves nor loses that: it stays open.
 */
const OpenCell = ({ product, cell, end, onClose }: CellEditProps) => {
  const translate = useTranslate();
  const mark = useDecimalMark();
  const box = useRef<HTMLSpanElement>(null);
  const close = () => {
    const { activeElement } = document;
    onClose(activeElement === document.body || box.current?.contains(activeElement) === true);
  };
  const edit = useCellEdit(product, cell, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const inField = event.target instanceof Element && event.target.closest('button') === null;
    if (event.key === 'Escape') edit.giveUp();
    else if (event.key === 'Enter' && inField) void edit.save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    if (document.hasFocus() && !edit.dirty && !edit.busy && !edit.conflict) onClose(false);
  };
  const name = product.title || product.id;
  const status = (value: unknown) => PRODUCT_STATUSES.find(one => one === value);
  const show = (_: string, value: unknown) => {
    const known = cell === 'status' ? status(value) : undefined;
    if (known) return translate(`products.status.${known}`);
    return typeof value === 'string' && value !== '' ? shownAmount(value, mark) : '–';
  };
  return (
    <>
      <Box
        component="span"
        ref={box}
        aria-busy={edit.busy}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        sx={{
          display: 'inline-flex',
          alignItems: 'flex-start',
          textAlign: 'left',
          float: { md: end ? 'right' : 'none' },
          py: 0.5,
        }}
      >
        <CellField
          product={product}
          cell={cell}
          label={translate(`products.change.${cell}`, { name })}
          text={edit.text}
          problem={edit.problem}
          busy={edit.busy}
          onType={edit.type}
        />
        <IconButton
          size="small"
          color="primary"
          aria-label={translate('common.save')}
          loading={edit.busy}
          onClick={() => void edit.save()}
        >
          <Check fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('common.cancel')}
          disabled={edit.busy}
          onClick={edit.giveUp}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {edit.conflict && (
        <ConflictDialog
          conflicts={[edit.conflict]}
          saving={edit.busy}
          words={{
            label: () => translate(`products.field.${cell === 'stock' ? 'inventory' : cell}`),
            show,
          }}
          onResolve={keep => edit.resolve(keep.has(cell))}
          onClose={edit.postpone}
        />
      )}
    </>
  );
};

/** A cell that somebody wants to change: in place, or told why not here. */
const CellEdit = (props: CellEditProps) => {
  const { product, cell, shown, anchor, onClose } = props;
  if (cellRefusal(product, cell) === null) return <OpenCell {...props} />;
  const close = () => onClose(true);
  return (
    <>
      {shown}
      <CellRefused product={product} cell={cell} anchor={anchor} onClose={close} />
    </>
  );
};

export default CellEdit;
