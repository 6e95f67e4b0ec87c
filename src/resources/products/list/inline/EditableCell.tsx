import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyWith } from '@/components/states/lazyWith.tsx';
import { FloatingPartMissing } from '@/components/states/PartMissing.tsx';
import type { CodeMissingProps } from '@/components/states/useUnreachable.ts';
import { can } from '@/domain/access/can.ts';
import type { ListCell } from '@/domain/grid/cellRefusal.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { withWords } from '@/i18n/i18nProvider.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import type { CellEditProps } from './CellEdit.tsx';

const NotLoaded = (props: CellEditProps & CodeMissingProps) => (
  <>
    {props.shown}
    <FloatingPartMissing {...props} onClose={() => props.onClose(false)} />
  </>
);

const CellEdit = lazyWith(
  withWords(() => import('./CellEdit.tsx'), 'all'),
  NotLoaded,
);

const CELL = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 0.25,
} as const;

/** Seen where the pointer or the focus is, and always where nothing hovers. */
const BUTTON = {
  p: 0.5,
  my: -0.75,
  opacity: 0,
  '.RaDataTable-row:hover &, &:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
  '& svg': { fontSize: 16 },
} as const;

/**
 * A cell of the list with a button that changes it in place, for whoever may. What is typed is of
 * the product as it was when the button was pressed, whatever the list reads meanwhile.
 */
export const EditableCell = (props: {
  product: Product;
  cell: ListCell;
  /** The numbers of a column stay beneath each other. */
  end?: boolean;
  children: ReactNode;
}) => {
  const { product, cell, end = false, children } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const [opened, setOpened] = useState<Product | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [back, setBack] = useState(false);
  if (!can(actor, 'update', 'products', product)) return children;
  const close = (focus: boolean) => {
    setBack(focus);
    setOpened(null);
  };
  const name = product.title || product.id;
  const closed = (
    <Box component="span" sx={{ ...CELL, flexDirection: { md: end ? 'row-reverse' : 'row' } }}>
      {children}
      <IconButton
        ref={button}
        autoFocus={back}
        size="small"
        aria-label={translate(`products.change.${cell}`, { name })}
        onClick={() => setOpened(product)}
        sx={{ ...BUTTON, [end ? 'ml' : 'mr']: { md: -1.5 } }}
      >
        <Edit />
      </IconButton>
    </Box>
  );
  return (
    // What is pressed here, dialogs included, does not open the row.
    <Box component="span" onClick={event => event.stopPropagation()} sx={{ cursor: 'default' }}>
      {opened ? (
        <Suspense fallback={closed}>
          <CellEdit
            product={opened}
            cell={cell}
            end={end}
            shown={closed}
            anchor={() => button.current}
            onClose={close}
          />
        </Suspense>
      ) : (
        closed
      )}
    </Box>
  );
};
