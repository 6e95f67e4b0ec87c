import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyWith } from '@/components/states/lazyWith.tsx';
import { FloatingPartMissing } from '@/components/states/PartMissing.tsx';
import type { CodeMissingProps } from '@/components/states/useUnreachable.ts';
import { can } from '@/domain/access/can.ts';
import type { ListCell } from '@/domain/grid/cellRefusal.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { loadAhead } from '@/lib/loadCode.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import type { CellEditProps } from './CellEdit.tsx';
import { CELL } from './cellStyles.tsx';

/** Material's outlined pencil. */
const PENCIL =
  'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z';

const NotLoaded = (props: CellEditProps & CodeMissingProps) => (
  <>
    {props.shown}
    <FloatingPartMissing {...props} onClose={() => props.onClose(false)} />
  </>
);

const loadEdit = withMessages(() => import('./CellEdit.tsx'), 'rest');
const CellEdit = lazyWith(loadEdit, NotLoaded);

/** Before it is pressed: who types on at once would lose the first keys, and save what is left of them. */
const prepare = () => void loadAhead(loadEdit);

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
    <span className={end ? `${CELL.closed} ${CELL.end}` : CELL.closed}>
      {children}
      <button
        type="button"
        ref={button}
        // biome-ignore lint/a11y/noAutofocus: the focus comes back from the field that it had opened
        autoFocus={back}
        aria-label={translate(`products.change.${cell}`, { name })}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={() => setOpened(product)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={PENCIL} />
        </svg>
      </button>
    </span>
  );
  return (
    // What is pressed here, dialogs included, does not open the row.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it does nothing itself
    <span className={CELL.root} onClick={event => event.stopPropagation()}>
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
    </span>
  );
};
