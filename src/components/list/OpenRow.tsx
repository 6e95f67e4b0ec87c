import {
  type DataTableBaseProps,
  type RaRecord,
  useEvent,
  useGetPathForRecordCallback,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

type OpenRow = (record: RaRecord, event: MouseEvent) => void;

const OpenRowContext = createContext<OpenRow>(() => {});

const isInteractive = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/**
 * Lets a click on a row open its record. A click on a link or a button in it is theirs alone, and the second
 * click of a double click may have been meant for what lay above the row. Once for the table: what finds the
 * way is another with every address, and rows are not.
 */
export const OpenRowProvider = (props: {
  rowClick?: DataTableBaseProps['rowClick'];
  children: ReactNode;
}) => {
  const { rowClick, children } = props;
  const resource = useResourceContext();
  const pathOf = useGetPathForRecordCallback();
  const navigate = useNavigate();
  const open = useEvent<Parameters<OpenRow>, Promise<void>>(async (record, event) => {
    if (!resource || event.detail > 1 || isInteractive(event)) return;
    const link =
      typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : rowClick;
    const path = await pathOf({ record, resource, link });
    if (path) navigate(path);
  });
  return <OpenRowContext value={open}>{children}</OpenRowContext>;
};

/** Opens a record of the list, by the click on its row. */
export const useOpenRow = (): OpenRow => useContext(OpenRowContext);
