import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';

/** Says that products of the address are gone, and goes on with those that are left. */
export const GoneNotice = (props: { left: string[]; select: (ids: string[]) => void }) => {
  const { left, select } = props;
  const translate = useTranslate();
  const enough = left.length >= MERGE_SIZE.fewest;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => select(enough ? left : [])}>
          {translate(enough ? 'merge.edit.goOn' : 'merge.edit.chooseAgain')}
        </Button>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      {translate('merge.edit.gone')}
    </Alert>
  );
};
