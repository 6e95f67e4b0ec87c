import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useNumberFormat } from '../format/useFormat.ts';
import { pageWindow } from './pages.ts';

const SIZES = [10, 25, 50, 100];

/** Where in the list one is, and the ways to other pages. */
export const ListFooter = () => {
  const { page, perPage, total, hasNextPage, data = [], setPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const format = useNumberFormat();
  const view = pageWindow({ page, perPage, rows: data.length, total, hasNextPage });
  const range =
    view.total === null
      ? translate('common.rows.rangeOpen', { from: format(view.from), to: format(view.to) })
      : translate('common.rows.range', {
          from: format(view.from),
          to: format(view.to),
          total: format(view.total),
        });
  const buttons = [
    { key: 'first', to: 1, Icon: FirstPage, enabled: view.hasPrevious },
    { key: 'previous', to: page - 1, Icon: ChevronLeft, enabled: view.hasPrevious },
    { key: 'next', to: page + 1, Icon: ChevronRight, enabled: view.hasNext },
    {
      key: 'last',
      to: view.lastPage ?? page,
      Icon: LastPage,
      enabled: view.hasNext && view.lastPage !== null,
    },
  ];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <NativeSelect
        disableUnderline
        value={perPage}
        onChange={event => setPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': translate('common.rows.perPage') }}
        sx={{ typography: 'body2', '@media (pointer: coarse)': { '& select': { py: 1.5 } } }}
      >
        {SIZES.map(size => (
          <option key={size} value={size}>
            {translate('common.rows.size', { size })}
          </option>
        ))}
      </NativeSelect>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mx: 1 }}>
        {range}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        {buttons.map(({ key, to, Icon, enabled }) => (
          <IconButton
            key={key}
            disabled={!enabled}
            aria-label={translate(`common.rows.${key}`)}
            onClick={() => setPage(to)}
          >
            <Icon />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
};
