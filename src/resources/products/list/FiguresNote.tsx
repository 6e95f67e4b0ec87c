import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FigureDaysNote } from '@/components/figures/FigureDaysNote.tsx';
import { useLast30Days } from '@/components/figures/useFigureDays.ts';
import { useListScope } from './useListScope.ts';

/** Which days the columns of figures are of. */
const FiguresNote = () => {
  const translate = useTranslate();
  const { data } = useLast30Days(useListScope());
  if (data === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
      {data ? (
        <>
          {translate('products.show.figures')}: <FigureDaysNote figures={data} />
        </>
      ) : (
        translate('analytics.neverHelp')
      )}
    </Typography>
  );
};

export default FiguresNote;
