import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Column } from './column.ts';
import { useFacetBar } from './FacetBar.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useNarrow } from './useNarrow.ts';

interface ListToolbarProps {
  searchLabel?: string;
  columns: readonly Column<never>[];
  /** Ids of the columns in view, in order. */
  choice: readonly string[];
  onChoose: (choice: string[] | null) => void;
  tools?: ReactNode;
  facetsOpen: boolean;
  onFacetsOpen: (open: boolean) => void;
}

/**
 * Search, filters and buttons above a list. Each part reads what it shows by itself: the bar is drawn
 * anew for other filters, not for other rows.
 */
export const ListToolbar = memo((props: ListToolbarProps) => {
  const { searchLabel, columns, choice, onChoose, tools, facetsOpen, onFacetsOpen } = props;
  const { button, bar } = useFacetBar(facetsOpen, onFacetsOpen);
  const narrow = useNarrow();
  return (
    <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {searchLabel && <ListSearch label={searchLabel} />}
        {button}
        {!narrow && <Box sx={{ flexGrow: 1 }} />}
        {narrow && <SortSelect columns={columns} />}
        <SavedViewsMenu columns={choice} />
        <ColumnsMenu columns={columns} choice={choice} onChoose={onChoose} />
        {tools}
      </Box>
      {bar}
    </Box>
  );
});
