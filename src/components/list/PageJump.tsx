import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useListPaginationContext, useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';
import { useNumberFormat } from '../format/useFormat.ts';
import { pageOf } from './pageOf.ts';

/** Goes to the page whose number is typed; not there where the number of pages is not known, or one. */
export const PageJump = () => {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  const translate = useTranslate();
  const notify = useNotify();
  const format = useNumberFormat();
  const [text, setText] = useState(String(page));
  const last = Math.ceil(total / perPage);
  const wanted = pageOf(text, last);
  useEffect(
    function followTheList() {
      setText(String(page));
    },
    [page],
  );
  if (last < 2) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === null)
      notify('common.rows.noSuchPage', { type: 'warning', messageArgs: { last: format(last) } });
    else if (wanted !== page) setPage(wanted);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('common.rows.pageNumber')}
      </Box>
      <InputBase
        value={text}
        error={wanted === null}
        onChange={event => setText(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={() => setText(String(page))}
        inputProps={{
          'aria-label': translate('common.rows.goToPage'),
          inputMode: 'numeric',
          enterKeyHint: 'go',
          maxLength: 7,
        }}
        sx={{
          width: 52,
          border: 1,
          borderColor: wanted === null ? 'error.main' : 'divider',
          borderRadius: 1,
          typography: 'body2',
          '& input': { textAlign: 'center', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } },
          '&.Mui-focused': { borderColor: 'primary.main' },
        }}
      />
      {translate('common.rows.ofPages', { last: format(last) })}
    </Box>
  );
};
