import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useListFilterContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { ariaKeys, isPressed } from '../shortcuts/shortcuts.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';

/** Milliseconds without a key before a search starts: where reads are billed, one query a word, not one a letter. */
const PATIENCE = import.meta.env.VITE_FIREBASE_PROJECT_ID ? 220 : 0;

/** More is no search; it would make the address too long. */
const LONGEST = 200;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The search field of a list; the text is the filter `q`. The search shortcut puts the cursor there, Escape empties it. */
export const ListSearch = ({ label }: { label: string }) => {
  const { filterValues, setFilters } = useListFilterContext();
  const translate = useTranslate();
  const applied = textOf(filterValues.q);
  const [text, setText] = useState(applied);
  /** What was asked for and the address may not show yet, the newest last: it lags behind quick keys. */
  const sent = useRef([applied]);
  const input = useRef<HTMLInputElement>(null);

  useEffect(
    function followTheAddress() {
      const at = sent.current.indexOf(applied);
      sent.current = at < 0 ? [applied] : sent.current.slice(at);
      if (at < 0) setText(applied);
    },
    [applied],
  );
  useEffect(
    function searchAfterPatience() {
      const wanted = text.trim();
      if (wanted === sent.current.at(-1)) return;
      const timer = setTimeout(() => {
        sent.current.push(wanted);
        const { q: _, ...rest } = filterValues;
        setFilters(wanted ? { ...rest, q: wanted } : rest);
      }, PATIENCE);
      return () => clearTimeout(timer);
    },
    [text, filterValues, setFilters],
  );
  useShortcut('search', () => input.current?.focus());

  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      size="small"
      value={text}
      onChange={event => setText(event.target.value.slice(0, LONGEST))}
      placeholder={label}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': ariaKeys('search') }}
      onKeyDown={event => {
        if (isPressed('clearSearch', event.nativeEvent)) setText('');
      }}
      sx={{
        flex: '1 1 260px',
        maxWidth: { md: 420 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        text && (
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('common.clear')}
            onClick={() => setText('')}
          >
            <Clear fontSize="small" />
          </IconButton>
        )
      }
    />
  );
};
