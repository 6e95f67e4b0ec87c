import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SortPayload, useListContext, useTranslate } from 'ra-core';
import { useNumberFormat } from '../format/useFormat.ts';

/**
 * Says how many records the order in view leaves out, and shows them all in the order of their ids; says
 * there how to come back.
 */
const LeftOutNotice = (props: { leftOut: number; usual: SortPayload }) => {
  const { leftOut, usual } = props;
  const { resource, sort, setSort } = useListContext();
  const translate = useTranslate();
  const format = useNumberFormat();
  const isById = sort.field === 'id';
  if (leftOut === 0 && !isById) return null;
  const { field } = isById ? usual : sort;
  const name = translate(`${resource}.field.${field}`, { _: field });
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => setSort(isById ? usual : { field: 'id', order: 'ASC' })}
        >
          {translate(isById ? 'common.leftOut.usual' : 'common.leftOut.show')}
        </Button>
      }
    >
      {isById
        ? translate('common.leftOut.all', { name })
        : translate('common.leftOut.some', {
            smart_count: leftOut,
            count: format(leftOut),
            name,
          })}
    </Alert>
  );
};

export default LeftOutNotice;
