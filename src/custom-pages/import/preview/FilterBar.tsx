import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { ariaKeys, isPressed } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { MAX_LENGTH } from '@/domain/schemas/common.ts';
import { PREVIEW_FILTERS, type PreviewFilter } from './previewFilter.ts';

/** Narrows the preview by state and by words. */
export const FilterBar = (props: {
  counts: Record<PreviewFilter, number>;
  filter: PreviewFilter;
  onFilter: (filter: PreviewFilter) => void;
  search: string;
  onSearch: (search: string) => void;
}) => {
  const { counts, filter, onFilter, search, onSearch } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('search', () => input.current?.focus());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        type="search"
        label={translate('import.preview.search')}
        inputRef={input}
        value={search}
        onChange={event => onSearch(event.target.value.slice(0, MAX_LENGTH.line))}
        onKeyDown={event => {
          if (isPressed('clearSearch', event.nativeEvent)) onSearch('');
        }}
        slotProps={{ htmlInput: { 'aria-keyshortcuts': ariaKeys('search') } }}
        sx={{ flex: '1 1 260px', maxWidth: { md: 360 } }}
      />
      <Box
        component="fieldset"
        aria-label={translate('import.filter.label')}
        sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {PREVIEW_FILTERS.map(name => (
          <Chip
            key={name}
            component="button"
            type="button"
            clickable
            aria-pressed={filter === name}
            color={filter === name ? 'primary' : 'default'}
            variant={filter === name ? 'filled' : 'outlined'}
            label={`${translate(`import.filter.${name}`)} ${number(counts[name])}`}
            onClick={() => onFilter(name)}
            disabled={counts[name] === 0 && filter !== name}
          />
        ))}
      </Box>
    </Box>
  );
};
