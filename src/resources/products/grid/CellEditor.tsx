import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import { type CellWriting, readCell } from '@/domain/grid/readCell.ts';
import { PRODUCT_STATUSES } from '@/domain/schemas/product.ts';

/** Where the cursor goes once a cell was typed into. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'right' | 'left';

const LEADS: Readonly<Record<string, readonly [AfterEdit, AfterEdit]>> = {
  Enter: ['down', 'up'],
  Tab: ['right', 'left'],
};

/** How a cell begins to be edited: with what it holds, or with the first letter of something else. */
export interface EditStart {
  text: string;
  /** The key that began it takes the place of what the cell held. */
  typed: boolean;
}

const firstStatus = (start: EditStart, writing: CellWriting): string => {
  if (!start.typed) return start.text;
  const letter = start.text.toLowerCase();
  return (
    PRODUCT_STATUSES.find(status => writing.statuses[status].toLowerCase().startsWith(letter)) ??
    PRODUCT_STATUSES[0]
  );
};

/** The field in a cell while it is edited. Enter and Tab take the text and go on, Escape gives it up. */
export const CellEditor = (props: {
  column: GridColumn;
  label: string;
  start: EditStart;
  /** Names to suggest. */
  names: readonly string[];
  writing: CellWriting;
  onCommit: (text: string, after: AfterEdit) => void;
  onCancel: () => void;
}) => {
  const { column, label, start, names, writing, onCommit, onCancel } = props;
  const list = useId();
  const [text, setText] = useState(column === 'status' ? firstStatus(start, writing) : start.text);
  // A field that is taken away may lose the focus once more.
  const left = useRef(false);
  const leave = (how: () => void) => {
    if (left.current) return;
    left.current = true;
    how();
  };
  const commit = (after: AfterEdit) =>
    leave(() => onCommit(readCell(column, text, writing), after));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const leads = LEADS[event.key];
    if (!leads && event.key !== 'Escape') return;
    event.preventDefault();
    if (leads) commit(leads[event.shiftKey ? 1 : 0]);
    else leave(onCancel);
  };
  const common = {
    className: 'editor',
    'aria-label': label,
    value: text,
    autoFocus: true,
    onKeyDown,
    onBlur: () => commit('stay'),
  };
  if (column === 'status')
    return (
      <select {...common} onChange={event => setText(event.target.value)}>
        {!PRODUCT_STATUSES.some(status => status === text) && <option value={text}>{text}</option>}
        {PRODUCT_STATUSES.map(status => (
          <option key={status} value={status}>
            {writing.statuses[status]}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        {...common}
        autoComplete="off"
        list={names.length > 0 ? list : undefined}
        onChange={event => setText(event.target.value)}
        // As in a spreadsheet one writes on at the end.
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
      />
      {names.length > 0 && (
        <datalist id={list}>
          {names.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
};
