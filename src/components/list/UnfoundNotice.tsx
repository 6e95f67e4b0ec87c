import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../format/useFormat.ts';
import type { Lacked } from './useUnfound.ts';

/** Says how many records a filter cannot find, and what to do about it. */
const UnfoundNotice = ({ lacked, count }: { lacked: Lacked; count: number }) => {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <Alert severity="info" role="status" sx={{ borderRadius: 0 }}>
      {translate(`common.leftOut.${lacked}`, { smart_count: count, count: format(count) })}
    </Alert>
  );
};

export default UnfoundNotice;
